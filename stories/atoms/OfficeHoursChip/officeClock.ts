import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { officeHours } from '#messages/officeHours';
import { officeStatusTexts } from '../../../src/atoms/officeStatusTexts';
import { fillPlaceholders } from '../../../src/domain/fillPlaceholders';

const messages = officeHours;

/** The chip as the contact page has it, but for the clock. */
export const chipArgs = { messages, language, hours: company.officeHours };

/** The visitor's clock, standing still at a local time of June 2026, whose first day is a Monday. */
export const at = (day: number, hour: number, minute = 0, second = 0) => {
  const time = new Date(2026, 5, day, hour, minute, second);
  return () => time;
};

export const openUntil = (time: string) =>
  `${messages.open} · ${fillPlaceholders(messages.closesAt, { time: time.replaceAll(' ', '\u00A0') })}`;

/** What the chip says of the company's own hours. */
export const texts = officeStatusTexts(company.officeHours, messages, language);

/** For queries of the chip's words: with the blanks that no line ends at. */
export const asWritten = { collapseWhitespace: false } as const;

/** Play of a story whose chip says this and nothing else. */
export const says =
  (text: string) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status.textContent).toBe(text));
  };
