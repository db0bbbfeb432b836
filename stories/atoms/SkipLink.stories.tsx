import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { byHand } from '../../.storybook/realInput';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { SkipLink } from '../../src/atoms/SkipLink';
import { longLabel, longText } from '../blocks/longWords';

const meta = {
  title: 'Atoms/SkipLink',
  component: SkipLink,
  // In a frame of its own Tab comes to it first, as on a page.
  parameters: { docs: { story: { inline: false, height: '9rem' } } },
  args: { label: siteFrame.skipLabel, href: '#main' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '8rem' }}>
        <Story />
        <main id="main" tabIndex={-1}>
          {siteFrame.mainNavigationLabel}
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unseen until the keyboard comes to it, but there for ears. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: siteFrame.skipLabel });
    await expect(link.getBoundingClientRect().width).toBe(1);
  },
};

/** The first Tab shows it whole. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: siteFrame.skipLabel });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(1);
  },
};

/** Under the pointer it stays as easy to read. */
export const Hovered: Story = {
  play: byHand(async ({ canvas }, input) => {
    const link = canvas.getByRole('link');
    link.focus();
    await input.hover(link);
    await expect(link).toHaveStyle({ color: theme.palette.marigold.contrastText });
  }),
};

/** Enter on it takes the focus to the main content. */
export const Followed: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.press('{Tab}');
    await expect(canvas.getByRole('link')).toHaveFocus();
    await input.press('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  }),
};

/** Once the focus has gone on it is unseen again. */
export const Left: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).not.toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBe(1);
  },
};

/** A label of more than a line is wrapped, and leaves a gutter on both sides. */
export const LongText: Story = {
  args: { label: longText },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: longText });
    await expect(link).toHaveFocus();
    const { left, right } = link.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - left);
  },
};

/** A long label fits the narrowest window. */
export const Narrow: Story = {
  args: { label: longLabel },
  globals: narrowWindow,
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
