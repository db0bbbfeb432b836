import type { userEvent as UserEvent, within } from 'storybook/test';
import { contact } from '#messages/pages/contact';
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

/** The fields in the order of the page. */
export const contactNames = ['name', 'email', 'phone', 'city', 'message'] as const;

/** The controls of the contact form, found as a person finds them. */
export function contactFields(canvas: Canvas) {
  const { labels, submitLabel } = contact.form;
  const field = (name: keyof ContactQuery) => canvas.getByRole('textbox', { name: labels[name] });
  return {
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    city: field('city'),
    message: field('message'),
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
  for (const name of contactNames) {
    const text = texts[name];
    if (!text) continue;
    await userEvent.click(fields[name]);
    await userEvent.paste(text);
  }
  return fields;
}
