import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { privacy } from '#messages/legal/privacy';
import { terms } from '#messages/legal/terms';
import { narrowWindow } from '../../.storybook/viewports';
import { withCompoundsKept } from '../../src/domain/withCompoundsKept';
import { LegalSection } from '../../src/sections/LegalSection';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';

const summaryLines = terms.summary.lines;

const meta = {
  title: 'Sections/LegalSection',
  component: LegalSection,
  args: {
    ...itemOf(terms.sections),
    number: 1,
    summaryLines,
    callout: { line: 0, illustration: 'shop' },
  },
} satisfies Meta<typeof LegalSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands out is a line of the summary: the paragraph that begins with it, or else a new one. It is said once. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveAttribute('id', args.id);
    const said = withCompoundsKept(itemOf(summaryLines));
    await expect(canvas.getAllByText(said, { exact: false })).toHaveLength(1);
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
};

/** A warning, in the words of the text. */
export const Warning: Story = {
  args: {
    ...itemOf(terms.sections, 2),
    number: 3,
    callout: { block: 2, illustration: 'age', look: 'warning' },
  },
};

/** Words, and what they mean. */
export const Definitions: Story = {
  args: {
    ...itemOf(terms.sections, 1),
    number: 2,
    callout: undefined,
    margin: 'words',
    lists: { 1: 'definitions' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('“You”');
  },
};

/** Paragraphs, and a list with dots. */
export const WithList: Story = {
  args: {
    ...itemOf(privacy.sections.filter(({ id }) => id === 'services-at-the-counter')),
    callout: undefined,
  },
};

/** In the narrowest window long words of every kind are wrapped. */
export const LongText: Story = {
  args: {
    title: longLabel,
    blocks: [longText, { list: [longWord.repeat(3)] }],
    callout: undefined,
    margin: 'words',
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
