import type { height, motion, radius } from '../../src/theme/tokens';

/** What the steps that components use most are for, from the gap in a label to the space of a section. */
export const spaceUses = {
  1: 'between the links of the bar',
  2: 'between an icon and its word',
  3: 'inside a control, above and below',
  4: 'between buttons; inside a message',
  5: 'between cards on a phone; below a lead',
  6: 'inside a card on a phone; between cards on a desktop',
  8: 'inside a card on a desktop',
  10: 'above and below half a section on a desktop',
  14: 'above and below a section on a phone',
  24: 'above and below a section on a desktop',
};

export const radiusUses = {
  control: 'Buttons, fields, messages and the receipt.',
  surface: 'Panels on the page and the map.',
  stage: 'Cards with a drawing, the call to join, the villages, the open panel of products.',
} satisfies Record<keyof typeof radius, string>;

export const heightUses = {
  header: 'The bar on top of a desktop’s page, and where anchors stop below it.',
  headerSmall: 'The same on a phone.',
  control: 'Buttons and fields: at least this high, more where the words wrap.',
} satisfies Record<keyof typeof height, string>;

export const durationUses = {
  short: 'An answer to the pointer: hover, press, a switch. What leaves.',
  medium: 'What opens: the panel of products, the menu of the phone, an arrow.',
  long: 'What arrives by itself, once: the slip of the first view takes it five times.',
} satisfies Record<Exclude<keyof typeof motion, 'easeOut'>, string>;

export const curveUse = 'The one curve: it starts at once and ends gently.';

export const shadowUse = 'What opens over the page: the panel of products.';
