import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import step from '../../src/art/grounds/step.svg?drawing';
import thanks from '../../src/art/thanks.svg?drawing';
import { Scene } from '../../src/atoms/Scene';

const meta = {
  title: 'Atoms/Scene',
  component: Scene,
  decorators: [
    (Story) => (
      <div style={{ overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  args: { ...thanks, ground: step, groundDepth: step.height, sx: { maxWidth: 320, mx: 'auto' } },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ground runs on beyond both sides of the drawing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('presentation');
    const ground = drawing.nextElementSibling?.getBoundingClientRect();
    await expect(ground?.left).toBeLessThan(drawing.getBoundingClientRect().left);
  },
};

/** Without a ground the drawing stands on the edge of what holds it. */
export const WithoutGround: Story = { args: { ground: undefined } };
