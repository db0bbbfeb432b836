import type { within } from 'storybook/test';
import { join } from '../../src/content/pages/join';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** The controls of the join form, found as a person finds them. */
export function joinFields(canvas: Canvas) {
  const { labels, submitLabel } = join.form;
  return {
    name: canvas.getByRole('textbox', { name: labels.name }),
    phone: canvas.getByRole('textbox', { name: labels.phone }),
    role: canvas.getByRole('combobox', { name: labels.role }),
    submit: canvas.getByRole('button', { name: submitLabel }),
  };
}
