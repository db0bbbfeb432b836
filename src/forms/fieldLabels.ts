import type { FieldLabel } from '../content/formField';

export const labelText = (label: FieldLabel): string =>
  typeof label === 'string' ? label : label.label;

/** What people read of a field's value: the label of an option, or the value itself. */
export const valueText = (label: FieldLabel, value: string): string =>
  typeof label === 'string' ? value : (label.options[value] ?? value);
