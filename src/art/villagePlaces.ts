import type { Place } from './villageMapPlan';

/** The story: from the town outwards. Places are drawn in this order, the nearest last. */
export const places: readonly Place[] = [
  {
    name: 'terrace',
    kind: 'flat',
    x: 636,
    y: 152,
    step: 17,
    trees: [
      [-54, -3, 0.8],
      [-66, 2, 0.6],
    ],
    fields: [[34, 34, 0.7]],
    guests: [],
  },
  {
    name: 'ridge',
    kind: 'tiled',
    x: 300,
    y: 166,
    step: 16,
    trees: [
      [52, -2, 0.95],
      [64, 3, 0.7],
    ],
    fields: [[52, 34, 0.8]],
    guests: [],
  },
  {
    name: 'bell',
    kind: 'school',
    x: 466,
    y: 192,
    step: 11,
    trees: [
      [-62, -4, 0.8],
      [62, -6, 1],
    ],
    fields: [],
    guests: [{ who: 'girl', at: [-24, 10], to: 'right', size: 0.85 }],
  },
  {
    name: 'well',
    kind: 'well',
    x: 120,
    y: 238,
    step: 10,
    trees: [[-68, 2, 0.7]],
    fields: [
      [4, 44, 0.75],
      [14, 61, 0.85],
    ],
    guests: [{ who: 'woman', at: [60, 9], to: 'left', size: 0.9, dress: 'indigo' }],
  },
  {
    name: 'crossing',
    kind: 'shop',
    x: 338,
    y: 340,
    step: 5,
    trees: [[-64, -10, 1.2]],
    fields: [
      [34, 44, 0.9],
      [20, 70, 1],
    ],
    guests: [
      { who: 'woman', at: [-62, 6], to: 'right', size: 1, dress: 'rose' },
      { who: 'farmer', at: [63, 5], to: 'left', size: 1 },
      { who: 'girl', at: [83, 8], to: 'left', size: 1 },
    ],
  },
  {
    name: 'ghat',
    kind: 'shop',
    x: 596,
    y: 350,
    step: 12,
    trees: [
      [56, -12, 1.15],
      [70, -4, 0.8],
    ],
    fields: [
      [64, 38, 0.85],
      [82, 60, 0.95],
    ],
    guests: [
      { who: 'bicycle', at: [-58, 10], to: 'right', size: 1.1 },
      { who: 'woman', at: [60, 6], to: 'left', size: 1, dress: 'marigold' },
    ],
  },
  {
    name: 'town',
    kind: 'town',
    x: 140,
    y: 456,
    step: 0,
    trees: [
      [-98, 2, 0.9],
      [48, -6, 0.8],
    ],
    fields: [],
    guests: [],
  },
  {
    name: 'mango',
    kind: 'tiled',
    x: 498,
    y: 498,
    step: 6,
    trees: [
      [-52, -6, 1.05],
      [40, -10, 0.8],
    ],
    fields: [
      [122, -30, 0.85],
      [116, -8, 0.95],
    ],
    guests: [{ who: 'farmer', at: [-14, 12], to: 'left', size: 0.8 }],
  },
];
