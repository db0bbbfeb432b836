import { type InferType, object, string } from 'yup';
import type { ContactMessages } from '#messages/forms';

/**
 * The rules of the contact form. Blanks around a value do not count.
 *
 * yup's `email()` is the expression of the HTML standard, so it takes what a browser's `type=email`
 * takes: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function contactSchema(messages: ContactMessages) {
  return object({
    name: string().trim().required(messages.nameRequired),
    email: string().trim().required(messages.emailRequired).email(messages.emailInvalid),
    phone: string().trim().required(messages.phoneRequired),
    city: string().trim().required(messages.cityRequired),
    message: string().trim().required(messages.messageRequired),
  });
}

/** What a valid contact form sends: trimmed. */
export type ContactQuery = InferType<ReturnType<typeof contactSchema>>;
