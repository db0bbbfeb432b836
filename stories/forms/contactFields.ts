import type { userEvent as UserEvent, within } from 'storybook/test';
import { contact } from '../../src/content/pages/contact';
import type { ContactQuery } from '../../src/forms/contactSchema';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** A query as a visitor might write it. */
export const query: ContactQuery = {
  name: 'Asha Devi',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  city: 'Jaipur',
  message: 'Which papers do I bring?\nThank you.',
};

/** The controls of the contact form, found as a person finds them. */
export function contactFields(canvas: Canvas) {
  const { labels, submitLabel } = contact.form;
  return {
    name: canvas.getByRole('textbox', { name: labels.name }),
    email: canvas.getByRole('textbox', { name: labels.email }),
    phone: canvas.getByRole('textbox', { name: labels.phone }),
    city: canvas.getByRole('textbox', { name: labels.city }),
    message: canvas.getByRole('textbox', { name: labels.message }),
    submit: canvas.getByRole('button', { name: submitLabel }),
  };
}

/** Fills the fields one after another; a field without a text stays blank. */
export async function fillContactForm(
  canvas: Canvas,
  userEvent: Pick<typeof UserEvent, 'click' | 'paste'>,
  texts: Partial<ContactQuery> = query,
) {
  const fields = contactFields(canvas);
  for (const name of ['name', 'email', 'phone', 'city', 'message'] as const) {
    const text = texts[name];
    if (!text) continue;
    await userEvent.click(fields[name]);
    await userEvent.paste(text);
  }
  return fields;
}
