import type { FormField } from './formField';

/**
 * The fields of a query in the order of the page. Each has a label and its rule's messages in every
 * language, and is a parameter of the email service's template.
 */
export const contactFields = {
  name: { autoComplete: 'name', rule: { required: 'nameRequired' } },
  email: {
    type: 'email',
    autoComplete: 'email',
    rule: {
      required: 'emailRequired',
      format: { pattern: 'email', invalid: 'emailInvalid', example: 'asha@shop.example' },
    },
  },
  phone: { type: 'tel', autoComplete: 'tel', rule: { required: 'phoneRequired' } },
  city: { autoComplete: 'address-level2', rule: { required: 'cityRequired' } },
  message: { rows: 4, rule: { required: 'messageRequired' } },
} as const satisfies Record<string, FormField>;

export type ContactField = keyof typeof contactFields;

/** A query, by its fields. */
export type ContactQuery = Record<ContactField, string>;
