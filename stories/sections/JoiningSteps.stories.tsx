import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { JoiningSteps } from '../../src/sections/JoiningSteps';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const meta = {
  title: 'Sections/JoiningSteps',
  tags: ['!stable', 'experimental'],
  component: JoiningSteps,
  parameters: { layout: 'fullscreen' },
  args: {
    title: join.nextTitle,
    steps: join.next,
    documents: join.documents,
  },
} satisfies Meta<typeof JoiningSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The documents to have ready are a list with a name of its own, below the steps. */
export const Default: Story = {
  play: async ({ args: { documents }, canvas }) => {
    const list = canvas.getByRole('list', { name: documents.title });
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(
      documents.items.map(({ name }) => name),
    );
  },
};

/** In the narrowest window long names of documents are wrapped. */
export const LongText: Story = {
  args: {
    title: longText,
    documents: {
      title: longText,
      items: [
        { illustration: 'pan', name: longLabel },
        { illustration: 'shop', name: longText },
      ],
    },
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, LongText });
