import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { JoiningSteps } from '../../src/sections/JoiningSteps';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const meta = {
  title: 'Sections/JoiningSteps',
  component: JoiningSteps,
  parameters: { layout: 'fullscreen' },
  args: {
    title: join.nextTitle,
    steps: join.next,
    documents: join.documents,
    formHref: '#form',
  },
} satisfies Meta<typeof JoiningSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The documents to have ready are a list with a name of its own, below the steps, and a link leads back to the form. */
export const Default: Story = {
  play: async ({ args: { documents, formHref }, canvas }) => {
    const list = canvas.getByRole('list', { name: documents.title });
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([...documents.items]);
    const link = canvas.getByRole('link', { name: documents.formLabel });
    await expect(link).toHaveAttribute('href', formHref);
  },
};

/** In the narrowest window long names of documents are wrapped. */
export const LongText: Story = {
  args: {
    title: longText,
    documents: { title: longText, items: [longLabel, longText], formLabel: longLabel },
  },
  globals: narrowWindow,
};

/** Under a pointer the link brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: join.documents.formLabel })),
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
