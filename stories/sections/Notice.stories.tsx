import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { narrowWindow } from '../../.storybook/viewports';
import { Notice } from '../../src/sections/Notice';
import { kitchenSink } from '../blocks/kitchenSink';
import { longText } from '../blocks/longWords';

const meta = {
  title: 'Sections/Notice',
  component: Notice,
  args: { children: home.help.text },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A hint: it stands in the page from the start, so nothing announces it. */
export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(home.help.text);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** What to take care of. */
export const Warning: Story = { args: { tone: 'warning' } };

/** What must never be done, or an alarm, with the way on. */
export const Alarm: Story = {
  args: { tone: 'error', action: <Button>{home.help.label}</Button> },
};

/** In the narrowest window a long text is wrapped, and the way on stands below it. */
export const LongText: Story = {
  args: { ...Alarm.args, children: longText },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Info, Warning, Alarm, LongText });
