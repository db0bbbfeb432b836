import { fillPlaceholders } from './fillPlaceholders';

/** A line of a letter: what it names, and what was given, or a blank to fill in. */
export interface LetterLine {
  label: string;
  text: string;
}

/** The lines of these fields. A value keeps to its line. */
export const letterLines = <Field extends string>(
  fields: readonly Field[],
  labels: Readonly<Record<Field, string>>,
  values: Readonly<Partial<Record<Field, string>>>,
): LetterLine[] =>
  fields.map((field) => ({
    label: labels[field],
    text: fillPlaceholders('{value}', { value: values[field] }),
  }));

/** A letter as it is sent: its paragraphs, the last of which has the lines. */
export const letter = (paragraphs: readonly string[], lines: readonly LetterLine[]): string =>
  [...paragraphs, lines.map(({ label, text }) => `${label}: ${text}`).join('\n')].join('\n\n');
