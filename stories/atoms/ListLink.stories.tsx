import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { ListLink } from '../../src/atoms/ListLink';
import { supportNavigation } from '../../src/content/navigation';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const [{ label, href }] = supportNavigation;

const meta = {
  title: 'Atoms/ListLink',
  component: ListLink,
  args: { href, children: label },
} satisfies Meta<typeof ListLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** High enough for a finger, in the text style around it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: label }).offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** The link of the page that is open has a line below it. */
export const Current: Story = {
  args: { 'aria-current': 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveStyle({ textDecorationLine: 'underline' });
  },
};

/** A long label is wrapped. */
export const LongText: Story = { args: { children: longLabel }, globals: narrowWindow };

/** Under a pointer it is underlined; the keyboard's ring stands around it. */
export const PseudoStates: Story = {
  decorators: inStates(160),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

export const KitchenSink = kitchenSink(meta, { Current, LongText, PseudoStates }, { width: 240 });
