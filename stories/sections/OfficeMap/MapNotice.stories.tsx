import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { MapNotice } from '../../../src/sections/MapNotice';

const meta = {
  title: 'Sections/OfficeMap/Notice',
  tags: ['!autodocs'],
  component: MapNotice,
  args: { state: 'offered', messages: contact.map, onPress: fn() },
} satisfies Meta<typeof MapNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the visitor saves data the map is offered; a press asks for it. */
export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(contact.map.saving)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: contact.map.showLabel }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
