import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mainNavigation } from '#messages/navigation';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { NavigationLink } from '../../src/atoms/NavigationLink';
import { paths } from '../../src/content/paths';
import { height } from '../../src/theme/tokens';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

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

/** Following the link marks it. */
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    const followed = await canvas.findByRole('link', { current: 'page' });
    await expect(followed).toHaveAccessibleName(about.label);
  },
};

/** Enter follows it as a click does, and the focus stays on it. */
export const FollowedByEnter: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.press('{Tab}{Enter}');
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveFocus();
  }),
};

/** Where the label is wrapped, the one line of its mark stands below all of its words. */
export const CurrentWrapped: Story = {
  args: { label: longLabel, sx: { maxWidth: 280 } },
  parameters: { path: about.href },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    const messages = document.createRange();
    messages.selectNodeContents(link);
    const room = link.getBoundingClientRect().bottom - messages.getBoundingClientRect().bottom;
    await expect(room).toBeGreaterThanOrEqual(9);
  },
};

/** A long label is wrapped within its own width. */
export const LongText: Story = {
  args: { label: longLabel, sx: { maxWidth: 280 } },
};

/** A long label is wrapped in the narrowest window. */
export const Narrow: Story = {
  args: { label: longLabel },
  globals: narrowWindow,
};

/** Under a pointer it has a ground, with the keyboard's focus a ring. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={160}>
      <StateCases>
        <NavigationLink {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const [atRest, hovered] = links.map((link) => getComputedStyle(link).backgroundColor);
    await expect(hovered).not.toBe(atRest);
    await expectStatesShown(links);
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, path: about.href },
  render: ({ sx, ...current }) => (
    <Cases>
      <Cases width={160}>
        <StateCases>
          <NavigationLink {...itemOf(mainNavigation.afterProducts)} />
        </StateCases>
        <Case name="Current page">
          <NavigationLink {...current} />
        </Case>
        <Case name="Current page, hover" state="hover">
          <NavigationLink {...current} />
        </Case>
        <Case name="Current page, focus" state="focus-visible">
          <NavigationLink {...current} />
        </Case>
      </Cases>
      <Case name="Long label">
        <NavigationLink label={longLabel} href={paths.contact} sx={{ maxWidth: 320 }} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(3);
  },
};
