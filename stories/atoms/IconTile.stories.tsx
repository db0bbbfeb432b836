import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpIcon } from '../../src/art/icons';
import { IconTile } from '../../src/atoms/IconTile';
import { Cases } from '../blocks/Cases';

const meta = {
  title: 'Atoms/IconTile',
  component: IconTile,
  args: { children: <HelpIcon /> },
} satisfies Meta<typeof IconTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the colour of the brand, or of a product. */
export const EachSurface: Story = {
  render: (args) => (
    <Cases width={64}>
      <IconTile {...args} />
      <IconTile {...args} surface="marigold" />
      <IconTile {...args} surface="leaf" />
      <IconTile {...args} surface="rose" />
    </Cases>
  ),
};
