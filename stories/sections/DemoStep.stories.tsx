import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { page as microAtm } from '../../src/content/productPages/micro-atm';
import { sharedSteps } from '../../src/pages/product/servicesOf';
import { DemoStep } from '../../src/sections/DemoStep';
import { itemOf } from '../blocks/itemOf';

const meta = {
  title: 'Sections/ServiceDemo/DemoStep',
  component: DemoStep,
  render: (args) => (
    <ol>
      <DemoStep {...args} />
    </ol>
  ),
  args: {
    ...itemOf(sharedSteps(microAtm)),
    index: 0,
    count: 4,
    label: productFrame.screenLabel,
    hasScene: false,
  },
} satisfies Meta<typeof DemoStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What to do, and what the machine shows. */
export const Default: Story = {};

/** The last step shows what is printed in place of the screen. */
export const WithSlip: Story = {
  args: { ...itemOf(sharedSteps(microAtm), 3), index: 3 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.screen.slip?.result ?? '')).toBeVisible();
    await expect(canvas.getByText(args.screen.prompt)).not.toBeVisible();
  },
};
