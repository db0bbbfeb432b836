import type { FormField } from '../src/content/formField';

/** How assistive technology names the control of a field. */
export const fieldRole = ({ options, as }: FormField) =>
  options ? (as === 'select' ? 'combobox' : 'radiogroup') : 'textbox';
