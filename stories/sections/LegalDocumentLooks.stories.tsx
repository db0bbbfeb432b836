import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacy } from '#messages/legal/privacy';
import { terms } from '#messages/legal/terms';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import type { LegalContent } from '../../src/content/contentShapes';
import { LegalDocument } from '../../src/sections/LegalDocument';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longWord } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { shownSeveralTimes } from './shownSeveralTimes';

/** The text with some of its sections alone. */
const partOf = (messages: LegalContent, from: number, to: number): LegalContent => ({
  ...messages,
  sections: messages.sections.slice(from, to),
});

const longWords: LegalContent = {
  ...terms,
  title: longLabel,
  sections: [{ id: 'long', title: longLabel, blocks: [longLabel, { list: [longWord.repeat(3)] }] }],
};

const meta = {
  title: 'Sections/LegalDocument looks',
  component: LegalDocument,
  parameters: { layout: 'fullscreen', docs: framedInDocs, ...shownSeveralTimes('named') },
  args: { messages: partOf(terms, 0, 1) },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under a pointer an entry of the contents is underlined; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <LegalDocument {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ args, canvas }) => {
    const { title } = itemOf(args.messages.sections);
    await expectStatesShown(canvas.getAllByRole('link', { name: title }));
  },
};

/** Every look of the text at once, with few sections each; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases isFullWidth>
      <Case name="Paragraphs and a list">
        <LegalDocument messages={partOf(privacy, 0, 3)} />
      </Case>
      <Case name="Long text">
        <LegalDocument messages={longWords} />
      </Case>
      <StateCases>
        <LegalDocument {...args} />
      </StateCases>
    </Cases>
  ),
};
