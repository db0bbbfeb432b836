import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { thanks } from '#messages/pages/thanks';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { MessagePanel } from '../../src/sections/MessagePanel';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const next = itemOf(thanks.links);

const meta = {
  title: 'Sections/MessagePanel',
  component: MessagePanel,
  parameters: { layout: 'fullscreen' },
  args: {
    title: thanks.title,
    text: thanks.text,
    illustration: { ...scenes.thanks, alt: thanks.illustrationAlt },
    children: (
      <Button href={next.href} variant="contained">
        {next.label}
      </Button>
    ),
  },
} satisfies Meta<typeof MessagePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One thing is said, with its image and a way on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: thanks.title })).toBeVisible();
    await expect(canvas.getByText(thanks.text)).toBeVisible();
    await expect(canvas.getByRole('img', { name: thanks.illustrationAlt })).toBeVisible();
    await expect(canvas.getByRole('link', { name: next.label })).toBeVisible();
  },
};

/** Without a text of its own the children say it. */
export const WithoutText: Story = { args: { text: undefined } };

/** In the narrowest window the image stands above the words, and long ones are wrapped. */
export const LongText: Story = {
  args: { title: longLabel, text: longText },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(image.bottom).toBeLessThanOrEqual(title.top);
  },
};

/** Under a pointer the way on brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  decorators: inStates(),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link', { name: next.label })),
};

export const KitchenSink = kitchenSink(meta, { WithoutText, LongText, PseudoStates });
