import type * as First from '#brand/signboard';

export const signNames = {
  Deva: 'नयापुल',
  Latn: 'NAYAPUL',
} satisfies Record<keyof typeof First.signNames, string>;
