import type { FormField } from './formField';

/** The fields of an application in the order of the page. */
export const joinFields = {
  name: { autoComplete: 'name', rule: { required: 'nameRequired' } },
  phone: {
    type: 'tel',
    autoComplete: 'tel-national',
    inputMode: 'numeric',
    rule: {
      required: 'phoneLength',
      format: { pattern: /^.{10}$/s, invalid: 'phoneLength', example: '9876543210' },
    },
  },
  role: {
    options: ['DISTRIBUTOR', 'MERCHANT', 'MASTER_DISTRIBUTOR', 'SUPER_RETAILER'],
    rule: { required: 'roleRequired' },
  },
} as const satisfies Record<string, FormField>;

export type JoinField = keyof typeof joinFields;

/** An application, by its fields. */
export type JoinRequest = Record<JoinField, string>;
