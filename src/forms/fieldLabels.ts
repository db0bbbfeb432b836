import type { FieldLabel } from '../content/formField';
import { fillPlaceholders } from '../domain/fillPlaceholders';
import { trimBlanks } from '../domain/trimBlanks';

export const labelText = (label: FieldLabel): string =>
  typeof label === 'string' ? label : label.label;

/** What people read of a field's value: the label of an option, or the value itself. */
export const valueText = (label: FieldLabel, value: string): string =>
  typeof label === 'string' ? value : (label.options[value] ?? value);

/** A line of an email: the label of a field, and what was given, or a blank to fill in. */
interface FieldLine {
  label: string;
  text: string;
}

/** The lines of these fields. A value keeps to its line. */
export const fieldLines = <Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, FieldLabel>>,
  values: Readonly<Partial<Record<Name, string>>>,
): FieldLine[] =>
  names.map((name) => {
    const value = valueText(labels[name], trimBlanks(values[name] ?? ''));
    return { label: labelText(labels[name]), text: fillPlaceholders('{value}', { value }) };
  });

export const linesText = (lines: readonly FieldLine[]): string =>
  lines.map(({ label, text }) => `${label}: ${text}`).join('\n');
