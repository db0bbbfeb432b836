import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { thanks } from '#messages/pages/thanks';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { MessagePanel } from '../../src/sections/MessagePanel';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

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
export const WithoutText: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(thanks.text)).toBeNull();
    await expect(canvas.getByRole('link', { name: next.label })).toBeVisible();
  },
};

/** Long words are wrapped. */
export const LongText: Story = {
  args: { title: longLabel, text: longText },
};

/** In the narrowest window the image stands above the words. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const illustration = canvas.getByRole('img').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(illustration.bottom).toBeLessThanOrEqual(title.top);
  },
};

/** Under a pointer the way on brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <MessagePanel {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link', { name: next.label })),
};

/** Every look of the panel at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <MessagePanel {...args} />
      </StateCases>
      <Case name="Without text">
        <MessagePanel {...args} text={undefined} />
      </Case>
      <Case name="Long text">
        <MessagePanel {...args} title={longLabel} text={longLabel} />
      </Case>
    </Cases>
  ),
};
