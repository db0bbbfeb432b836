import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { privacy } from '#messages/legal/privacy';
import { terms } from '#messages/legal/terms';
import { narrowWindow } from '../../.storybook/viewports';
import { termsRecord } from '../../src/content/legalTexts';
import { sectionsOf } from '../../src/pages/legal/sectionsOf';
import { LegalSection } from '../../src/sections/LegalSection';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';

const sections = sectionsOf(terms, termsRecord);
const [said] = terms.summary;

const meta = {
  title: 'Sections/LegalSection',
  component: LegalSection,
  args: {
    ...itemOf(sections),
    number: 1,
    said,
  },
} satisfies Meta<typeof LegalSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line of the summary stands out before the text, beside the drawing. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveAttribute('id', args.id);
    await expect(canvas.getByRole('note')).toHaveTextContent(said);
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
};

/** A warning, in the words of the text. */
export const Warning: Story = {
  args: {
    ...itemOf(sections, 2),
    number: 3,
    said: undefined,
    standsOut: 2,
    isWarning: true,
  },
};

/** Words, and what they mean. */
export const Definitions: Story = {
  args: {
    ...itemOf(sections, 1),
    number: 2,
    said: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('“You”');
  },
};

/** Paragraphs, and a list with dots. */
export const WithList: Story = {
  args: {
    ...privacy.sections['services-at-the-counter'],
    said: undefined,
  },
};

/** In the narrowest window long words of every kind are wrapped. */
export const LongText: Story = {
  args: {
    title: longLabel,
    blocks: [longText, [longWord.repeat(3)]],
    said: undefined,
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, {
  Default,
  Warning,
  Definitions,
  WithList,
  LongText,
});
