import type { IconShapes, ProductTone } from '../content/contentShapes';

const bagSides = 'M4 8.5h16l-1 10.2a2.5 2.5 0 0 1-2.5 2.3h-9A2.5 2.5 0 0 1 5 18.7z';

/** What one carries to the shop. */
export const bag: IconShapes = {
  tone: bagSides,
  line: `${bagSides}M8 12V7a4 4 0 0 1 8 0v5`,
};

const sheet = 'M5 3h14v18l-2.300-1.700-2.400 1.700-2.300-1.700-2.300 1.700-2.400-1.700L5 21z';

/** What is paid for. */
export const bill: IconShapes = { tone: sheet, line: `${sheet}M9 8h6M9 12h6` };

const lens = 'M3.500 10.200a6.700 6.700 0 1 1 13.400 0a6.700 6.700 0 1 1-13.400 0z';

/** What must be right. */
const closeLook: IconShapes = {
  tone: lens,
  line: `${lens}M15.200 15.200L20.500 20.500M7.200 10.400l2.200 2.200L13.200 8.400`,
};

const hand =
  'M9.400 13.800V7a1.900 1.900 0 0 1 3.800 0v4.300l4.200.9a2.300 2.300 0 0 1 1.800 2.600l-.6 3.700a3 3 0 0 1-3 2.500h-3.500a3 3 0 0 1-2.400-1.200L5.600 15.400a1.700 1.700 0 0 1 2.500-2.200l1.300 1.300z';

/** One finger is placed on the reader. */
const finger: IconShapes = { tone: hand, line: `${hand}M6 9.300a5.500 5.500 0 1 1 10.600-.4` };

const keysOfRow = (y: number) => [5, 11, 17].map((x) => `M${x} ${y}h2v1.600h-2z`).join('');

/** Where the PIN is typed. */
const keypad: IconShapes = {
  line: `${[3, 8.3, 13.6].map(keysOfRow).join('')}M11 18.900h2v1.600h-2z`,
};

/** How a customer confirms a payment, by the colour of the product. */
export const confirmIcons: Readonly<Record<ProductTone, IconShapes>> = {
  ink: finger,
  marigold: keypad,
  leaf: closeLook,
  rose: closeLook,
};
