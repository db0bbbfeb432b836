import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { SkipLink } from '../../src/atoms/SkipLink';
import { longText } from '../blocks/longWords';

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

const widthOf = (link: HTMLElement) => link.parentElement?.getBoundingClientRect().width;

/** Unseen, but there for ears, until the first Tab; Enter on it takes the focus to the main content, and it is unseen again. */
export const Default: Story = {
  play: byHand(async ({ canvas }, input) => {
    const link = canvas.getByRole('link', { name: siteFrame.skipLabel });
    await expect(widthOf(link)).toBe(1);
    await input.press('{Tab}');
    await expect(link).toHaveFocus();
    await expect(widthOf(link)).toBeGreaterThan(100);
    await input.press('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(widthOf(link)).toBe(1);
  }),
};

/** In the narrowest window a label of more than a line is wrapped, and leaves a gutter on both sides. */
export const LongText: Story = {
  args: { label: longText },
  globals: narrowWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: longText });
    await expect(link).toHaveFocus();
    const { left, right } = link.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - left);
  },
};
