import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { terms } from '#messages/legal/terms';
import { narrowWindow } from '../../.storybook/viewports';
import { legalLayouts } from '../../src/content/legalLayouts';
import { LegalSummary } from '../../src/sections/LegalSummary';
import { longLabel, longText, longWord } from '../blocks/longWords';

const meta = {
  title: 'Sections/LegalSummary',
  component: LegalSummary,
  args: {
    summary: terms.summary,
    sections: terms.sections,
    targets: legalLayouts.terms.summary,
  },
} satisfies Meta<typeof LegalSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line leads to the section that says all of it, by a link high enough for a finger; that with a helpline calls it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: args.summary.title }));
    await expect(card.getAllByRole('listitem')).toHaveLength(args.summary.lines.length);
    await expect(card.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930');
    for (const target of args.targets) {
      const section = args.sections.find(({ id }) => id === target);
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
    summary: { title: longWord, lines: [longText, longWord.repeat(2)], note: longLabel },
  },
  globals: narrowWindow,
};
