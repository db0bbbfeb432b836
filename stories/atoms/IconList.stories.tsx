import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon, HelpIcon } from '../../src/art/icons';
import { IconList } from '../../src/atoms/IconList';

const meta = {
  title: 'Atoms/IconList',
  component: IconList,
  args: {
    icon: CheckIcon,
    items: ['Your bank card', 'Your PIN, memorised, never on paper'].map((text) => ({
      id: text,
      content: text,
    })),
  },
} satisfies Meta<typeof IconList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Questions, which are more than a line each. */
export const Wide: Story = { args: { icon: HelpIcon, gap: 'wide' } };
