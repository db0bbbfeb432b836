import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { terms } from '#messages/legal/terms';
import { desktopWindow, narrowWindow, phoneWindow, tabletWindow } from '../../.storybook/viewports';
import { LegalContents } from '../../src/sections/LegalContents';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const few = terms.sections.slice(0, 3);

/** What the docs page promises of a phone's entries, in pixels. */
const leastHeight = 44;

const meta = {
  title: 'Sections/LegalContents',
  component: LegalContents,
  args: { title: terms.contentsTitle, sections: terms.sections, sx: { maxWidth: 320 } },
} satisfies Meta<typeof LegalContents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide window the contents lie open, in the order of the text, with nothing to unfold. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(
      args.sections.map(({ title }) => title),
    );
    for (const link of links) await expect(link.checkVisibility()).toBe(true);
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('group').querySelector('summary')).not.toBeVisible();
  },
};

/** The section that is read is marked, for ears too, and its entry is brought into view. */
export const Marked: Story = {
  args: { sx: { maxWidth: 320, maxHeight: { md: 320 } } },
  globals: desktopWindow,
  render: (args) => (
    <Box sx={{ display: 'flex', alignItems: 'start' }}>
      <LegalContents {...args} />
      <div>
        {args.sections.map(({ id, title }) => (
          <Box key={id} component="section" id={id} aria-label={title} sx={{ height: '90vh' }} />
        ))}
      </div>
    </Box>
  ),
  play: async ({ args, canvas }) => {
    const { id, title } = itemOf(args.sections, args.sections.length - 1);
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    const entry = canvas.getByRole('link', { name: title });
    await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'location'));
    await expect(canvas.getAllByRole('link', { current: 'location' })).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('list').scrollTop).toBeGreaterThan(0));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** The bar of a narrow window reaches over the room that a page leaves at its edges. */
const inGutter: Story['decorators'] = (Content) => (
  <Box sx={{ px: 'var(--gutter)' }}>
    <Content />
  </Box>
);

/** On a tablet they open in two columns. */
export const Tablet: Story = {
  args: { sx: {} },
  globals: tabletWindow,
  decorators: inGutter,
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('group').querySelector('summary');
    if (fold) await userEvent.click(fold);
    const sides = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().left);
    await expect(new Set(sides).size).toBe(2);
  },
};

/** In the narrowest window they are folded; a press lays them open, long titles wrapped, each entry high enough for a finger. */
export const LongText: Story = {
  args: {
    sections: [...few, ...[longLabel, longWord].map((title) => ({ id: title, title }))],
  },
  globals: narrowWindow,
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) await expect(link.checkVisibility()).toBe(false);
    const fold = canvas.getByRole('group').querySelector('summary');
    if (fold) await userEvent.click(fold);
    for (const link of links) {
      await expect(link.checkVisibility()).toBe(true);
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(leastHeight);
    }
  },
};

/** On a phone the fold names the section that is read, and closes once an entry is chosen, on Escape and by a press elsewhere. */
export const Fold: Story = {
  args: { sections: few, sx: {} },
  globals: phoneWindow,
  decorators: inGutter,
  render: (args) => (
    <>
      <LegalContents {...args} />
      {args.sections.map(({ id, title }) => (
        <Box key={id} component="section" id={id} aria-label={title} sx={{ height: '50vh' }} />
      ))}
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group');
    const fold = group.querySelector('summary');
    if (!fold) throw new Error('There is no fold.');
    const { title } = itemOf(args.sections);
    await waitFor(() =>
      expect(group.querySelector('.reading')).toHaveAttribute('data-reading', title),
    );
    for (const close of [
      () => userEvent.click(canvas.getByRole('link', { name: title })),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(canvas.getByRole('region', { name: title })),
    ]) {
      await userEvent.click(fold);
      await expect(group).toHaveAttribute('open');
      await close();
      await expect(group).not.toHaveAttribute('open');
    }
  },
};

/** Under a pointer an entry is underlined; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  args: { sections: few },
  globals: desktopWindow,
  decorators: inStates(320),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: itemOf(few).title })),
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
