import type { userEvent as UserEvent, within } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { type ContactQuery, contactFields as fields } from '../../../src/content/contactFields';
import type { FormField } from '../../../src/content/formField';
import { mapRecord } from '../../../src/domain/mapRecord';
import { recordKeys } from '../../../src/domain/recordKeys';
import { labelText } from '../../../src/forms/fieldLabels';
import { exampleTexts } from '../../../tests/exampleTexts';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** A query as a visitor might write it. */
export const query: ContactQuery = {
  ...exampleTexts(fields),
  name: 'Asha Devi',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  city: 'Jaipur',
  message: 'Which papers do I bring?\nThank you.',
};

/** The fields in the order of the page. */
export const contactNames = recordKeys(fields);

/** How assistive technology names the control of a field. */
const roleOf = ({ options }: FormField) => (options ? 'combobox' : 'textbox');

/** The controls of the contact form, found as a person finds them. */
export function contactFields(canvas: Canvas) {
  const { labels, submitLabel } = contact.form;
  return {
    ...mapRecord(fields, (field, name) =>
      canvas.getByRole(roleOf(field), { name: labelText(labels[name]) }),
    ),
    submit: canvas.getByRole('button', { name: submitLabel }),
  };
}

/** Fills the fields one after another; a field without a text stays blank. */
export async function fillContactForm(
  canvas: Canvas,
  userEvent: Pick<typeof UserEvent, 'click' | 'paste' | 'selectOptions'>,
  texts: Partial<ContactQuery> = query,
) {
  const found = contactFields(canvas);
  for (const name of contactNames) {
    const text = texts[name];
    if (!text) continue;
    const field = found[name];
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, text);
    else {
      await userEvent.click(field);
      await userEvent.paste(text);
    }
  }
  return found;
}
