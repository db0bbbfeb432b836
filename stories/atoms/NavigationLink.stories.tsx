import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mainNavigation } from '#messages/navigation';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { NavigationLink } from '../../src/atoms/NavigationLink';
import { paths } from '../../src/content/paths';
import { height } from '../../src/theme/tokens';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const about = itemOf(mainNavigation.beforeProducts, 1);

const meta = {
  title: 'Atoms/NavigationLink',
  component: NavigationLink,
  args: about,
} satisfies Meta<typeof NavigationLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to another page is a link, as high as a control, and not marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: about.label });
    await expect(link).toHaveAttribute('href', about.href);
    await expect(link).not.toHaveAttribute('aria-current');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(height.control);
  },
};

/** The link of the page that is open is marked for ears, and by a line below it for eyes. */
export const Current: Story = {
  parameters: { path: about.href },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(getComputedStyle(link, '::after').borderBottomWidth).toBe('3px');
  },
};

/** Addresses are the same page whatever their letter case and with a slash at the end. */
export const CurrentInOtherSpelling: Story = {
  args: { label: 'Join Us', href: paths.join },
  parameters: { path: `${paths.join.toLowerCase()}/` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
};

/** Home is marked on Home alone. */
export const HomeElsewhere: Story = {
  args: itemOf(mainNavigation.beforeProducts),
  parameters: { path: paths.about },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current');
  },
};

/** Enter follows it as a click does, and the focus stays on it. */
export const FollowedByEnter: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.press('{Tab}{Enter}');
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveFocus();
  }),
};

/** In the narrowest window a long label is wrapped, and the one line of its mark stands below all of its words. */
export const LongText: Story = {
  args: { label: longLabel, sx: { maxWidth: 280 } },
  globals: narrowWindow,
  parameters: { path: about.href },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    const messages = document.createRange();
    messages.selectNodeContents(link);
    const room = link.getBoundingClientRect().bottom - messages.getBoundingClientRect().bottom;
    await expect(room).toBeGreaterThanOrEqual(9);
  },
};

/** Under a pointer it has a ground, with the keyboard's focus a ring. */
export const PseudoStates: Story = {
  decorators: inStates(160),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const [atRest, hovered] = links.map((link) => getComputedStyle(link).backgroundColor);
    await expect(hovered).not.toBe(atRest);
    await expectStatesShown(links);
  },
};

/** So it is for the link of the open page, which keeps its mark. */
export const PseudoStatesOfCurrent: Story = {
  ...PseudoStates,
  parameters: { path: about.href },
};

export const KitchenSink = kitchenSink(
  meta,
  { PseudoStates, PseudoStatesOfCurrent, LongText },
  { width: 160 },
);
