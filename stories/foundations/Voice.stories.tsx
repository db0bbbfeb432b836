import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimens } from './Specimens';
import { messages, wordLimits } from './wordLimits';

const meta = {
  title: 'Foundations/Voice and wording',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** No text of the site is longer than its place allows, and each message is a sentence; the longest of each kind stands here. */
export const Lengths: Story = {
  render: () => (
    <Specimens
      width={280}
      of={wordLimits.map(({ what, limit, texts }) => {
        const [longest = ''] = texts.toSorted((one, other) => other.length - one.length);
        return { name: what, values: [`at most ${limit}, now ${longest.length}`], use: longest };
      })}
    />
  ),
  play: async () => {
    const tooLong = wordLimits.flatMap(({ limit, texts }) =>
      texts.filter(({ length }) => length > limit),
    );
    await expect(tooLong).toEqual([]);
    for (const message of messages) await expect(message).toMatch(/^[A-Z].*[.!]$/);
  },
};
