import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { SkipLink } from '../../src/atoms/SkipLink';
import { siteFrame } from '../../src/content/siteFrame';
import { theme } from '../../src/theme/theme';
import { expectFits } from './expectFits';
import { longLabel } from './longWords';

const meta = {
  title: 'Atoms/SkipLink',
  component: SkipLink,
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
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: siteFrame.skipLabel });
    await expect(link.getBoundingClientRect().width).toBe(1);
  },
};

/** The first Tab shows it whole. */
export const Focused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: siteFrame.skipLabel });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(1);
    await expectFits(canvasElement);
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

/** A long label fits the narrowest window. */
export const LongTextNarrow: Story = {
  args: { label: longLabel },
  globals: narrowWindow,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expectFits(canvasElement);
  },
};
