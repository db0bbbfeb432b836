import type { joinFields } from './joinFields';

export type RoleValue = (typeof joinFields.role.options)[number];

interface RoleRecord {
  /** Key of its messages, and anchor of its card: a link to `/JoinUs#retailer` has the role chosen. */
  id: string;
  value: RoleValue;
}

/** The roles in the order of the form. */
export const roles = [
  { id: 'distributor', value: 'DISTRIBUTOR' },
  { id: 'retailer', value: 'MERCHANT' },
  { id: 'master-distributor', value: 'MASTER_DISTRIBUTOR' },
  { id: 'super-retailer', value: 'SUPER_RETAILER' },
] as const satisfies readonly RoleRecord[];

/** What Join Us tells of in which order: the keys of its messages, and of its drawings. */
export const joinRecord = {
  /** What comes with a counter. */
  offer: ['payments', 'dayBook', 'support'],
  /** What happens after applying. */
  steps: ['choose', 'talk', 'decide', 'documents'],
  /** What the last of these steps takes. */
  documents: ['pan', 'aadhaar', 'shop', 'bank'],
} as const satisfies Record<string, readonly string[]>;
