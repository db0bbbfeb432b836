import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { legalFrame } from '#messages/legal/legalFrame';
import { terms } from '#messages/legal/terms';
import { narrowWindow } from '../../.storybook/viewports';
import { termsRecord } from '../../src/content/legalTexts';
import { LegalSummary } from '../../src/sections/LegalSummary';
import { longLabel, longText, longWord } from '../blocks/longWords';

const meta = {
  title: 'Sections/LegalSummary',
  component: LegalSummary,
  args: {
    title: legalFrame.summaryTitle,
    lines: terms.summary,
    note: legalFrame.summaryNote,
    targets: termsRecord.summary.map((id) => id && { id, title: terms.sections[id].title }),
  },
} satisfies Meta<typeof LegalSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line leads to the section that says all of it, by a link high enough for a finger; that with a helpline calls it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: args.title }));
    await expect(card.getAllByRole('listitem')).toHaveLength(args.lines.length);
    await expect(card.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930');
    for (const section of args.targets) {
      if (!section) continue;
      const link = card.getByRole('link', { name: new RegExp(`${section.title}$`) });
      await expect(link).toHaveAttribute('href', `#${section.id}`);
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Long words are wrapped in the narrowest window. */
export const LongText: Story = {
  args: {
    title: longWord,
    lines: [longText, longWord.repeat(2)],
    note: longLabel,
  },
  globals: narrowWindow,
};
