import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavigationLink } from '../../src/atoms/NavigationLink';
import { mainNavigation } from '../../src/content/navigation';
import { paths } from '../../src/content/paths';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';

const about = itemOf(mainNavigation.beforeProducts, 1);

const meta = {
  title: 'Atoms/NavigationLink',
  component: NavigationLink,
  args: about,
} satisfies Meta<typeof NavigationLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to another page is not marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current');
  },
};

/** The link of the page that is open is marked, whatever the letter case of its address and with a slash at the end. */
export const Current: Story = {
  parameters: { path: `${paths.about.toUpperCase()}/` },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' });
  },
};

/** Under a pointer it has a surface; the keyboard's ring stands around it. */
export const PseudoStates: Story = {
  parameters: { path: paths.about },
  decorators: inStates(160),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

export const KitchenSink = kitchenSink(meta, { Default, PseudoStates }, { width: 160 });
