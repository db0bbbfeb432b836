import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { TokenList } from './TokenList';
import { tokenRows } from './tokenRows';

const meta = {
  title: 'Foundations/Tokens',
  component: TokenList,
} satisfies Meta<typeof TokenList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every token of the theme, as `tokens.json` and `tokens.css` have it. */
export const All: Story = {};

/** In a narrow window each token stands by itself. */
export const Narrow: Story = { globals: narrowWindow };

/** Words narrow the table; each is sought in names, values and uses. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'Radius stage');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('radius.stage');
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${tokenRows.length} tokens`);
  },
};

/** A press copies the variable, and says so. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --color-indigo-mist' }));
    await expect(write).toHaveBeenCalledWith('var(--color-indigo-mist)');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'var(--color-indigo-mist) is copied.',
    );
  },
};
