import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { legalFrame } from '#messages/legal/legalFrame';
import { terms } from '#messages/legal/terms';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { byHand } from '../../.storybook/realInput';
import { desktopWindow, narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { spriteIcon } from '../../src/art/spriteIcon';
import { products } from '../../src/content/products';
import { InPageNav } from '../../src/sections/InPageNav';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const contents = Object.entries(terms.sections).map(([id, { title }]) => ({
  href: `#${id}`,
  label: title,
}));

const meta = {
  title: 'Sections/InPageNav',
  component: InPageNav,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Services',
    links: products[0].services.map(({ id, name, icon }) => ({
      href: `#${id}`,
      label: name,
      icon: spriteIcon(icon),
    })),
  },
} satisfies Meta<typeof InPageNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { label: legalFrame.contentsTitle, links: contents, layout: 'column' } as const;

/** In narrow windows a column is a bar, which reaches over the room that a page leaves at its edges. */
const inGutter: Story['decorators'] = (Content) => (
  <Box sx={{ px: 'var(--gutter)', height: '100vh' }}>
    <Content />
  </Box>
);

/** A bar with a link to the anchor of each part, in their order, in one line. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(
      links.map((link) => ({ label: link.textContent, href: link.getAttribute('href') })),
    ).toEqual(args.links.map(({ label, href }) => ({ label, href })));
    await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** In a narrow window the bar scrolls; each link is high enough for a finger. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').scrollWidth).toBeGreaterThan(window.innerWidth);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** The part that is read is marked, for ears too, and its link is brought into the list's view. */
export const Column: Story = {
  args: column,
  parameters: { docs: framedInDocs },
  globals: desktopWindow,
  render: (args) => (
    <Box sx={{ display: 'grid', gridTemplateColumns: '20rem 1fr', alignItems: 'start' }}>
      <InPageNav {...args} />
      <div>
        {args.links.map(({ href, label }) => (
          <Box
            key={href}
            component="section"
            id={href.slice(1)}
            aria-label={label}
            sx={{ height: '90vh' }}
          />
        ))}
      </div>
    </Box>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const { href, label } = itemOf(args.links, args.links.length - 1);
    document.getElementById(href.slice(1))?.scrollIntoView({ behavior: 'instant' });
    const link = canvas.getByRole('link', { name: label });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    await expect(canvas.getAllByRole('link', { current: 'location' })).toHaveLength(1);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** In a narrow window the contents open from a bar, and close once a link is followed, on Escape and by a press elsewhere. */
export const Sheet: Story = {
  tags: ['!autodocs'],
  args: column,
  globals: phoneWindow,
  decorators: inGutter,
  play: byHand(async ({ args, canvas, userEvent }, input) => {
    const opener = canvas.getByRole('button', { name: args.label });
    await expect(canvas.queryByRole('link')).toBeNull();
    for (const close of [
      () => userEvent.click(canvas.getByRole('link', { name: itemOf(args.links).label })),
      () => input.press('{Escape}'),
      () => input.click(document.body),
    ]) {
      await userEvent.click(opener);
      for (const link of canvas.getAllByRole('link'))
        await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
      await close();
      await expect(canvas.queryByRole('link')).toBeNull();
    }
  }),
};

/** Long labels keep to one line in a bar, and are wrapped in a column. */
export const LongText: Story = {
  args: {
    ...column,
    links: [longLabel, longWord].map((label) => ({ href: `#${label}`, label })),
  },
  globals: narrowWindow,
  decorators: inGutter,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(canvas.getByRole('link', { name: longWord })).toBeVisible();
  },
};

/** A link under a pointer, focused and pressed. */
export const PseudoStates: Story = { parameters: shownSeveralTimes, decorators: inStates() };

export const KitchenSink = kitchenSink(meta, { Default, Column, Narrow, PseudoStates });
