import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { disputes } from '#messages/disputes';
import { narrowWindow } from '../../.storybook/viewports';
import { Message } from '../../src/atoms/Message';

const meta = {
  title: 'Atoms/Message',
  component: Message,
  args: { text: disputes.report },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a message marks with asterisks is bold, and what it marks as a link leads there. */
export const EmphasisAndLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('strong')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contact');
  },
};

/** Beside a control that leads to the same place, the words of a link are said alone. */
export const LinkBesideIt: Story = { args: { isLink: () => false } };

/** In the narrowest window no line parts a number from what belongs to it. */
export const Narrow: Story = { args: { text: disputes.cardReversal }, globals: narrowWindow };
