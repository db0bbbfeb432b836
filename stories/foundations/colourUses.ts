import type { ColourName } from './paletteNames';

interface ColourFamily {
  title: string;
  uses: readonly { name: ColourName; use: string }[];
}

/** What each colour is for, by family. */
export const colourFamilies: readonly ColourFamily[] = [
  {
    title: 'Indigo and ink',
    uses: [
      { name: 'ink', use: 'Text. The dark surface of the hero, the footer and the villages.' },
      {
        name: 'indigo',
        use: 'Links, buttons and figures on light surfaces; the panel that calls to join.',
      },
      { name: 'indigoBright', use: 'What is hovered; the ring of focus on light surfaces.' },
      { name: 'indigoShade', use: 'Shades of indigo in drawings, and the road below a drawing.' },
      { name: 'indigoMist', use: 'Secondary text on ink; the stage of Aadhaar banking.' },
    ],
  },
  {
    title: 'Marigold',
    uses: [
      {
        name: 'marigold',
        use: 'The accent, and the main button, on ink. Text on it is ink, never white.',
      },
      { name: 'marigoldBright', use: 'Marigold that is hovered; the stage of the Micro ATM.' },
      {
        name: 'marigoldDeep',
        use: 'The accent as text on light surfaces, where marigold itself cannot be read.',
      },
    ],
  },
  {
    title: 'Leaf',
    uses: [
      { name: 'leaf', use: 'What went well and what is open; the mark of utility payments.' },
      {
        name: 'leafMist',
        use: 'The ground of a message of success; the stage of utility payments.',
      },
    ],
  },
  {
    title: 'Rose',
    uses: [
      {
        name: 'rose',
        use: 'Errors, as text and as edges, and the mark of travel services. What is closed is neutral, not rose.',
      },
      { name: 'roseShape', use: 'Shapes of drawings; no text in this colour.' },
      { name: 'roseMist', use: 'The ground of a message of error; the stage of travel services.' },
    ],
  },
  {
    title: 'Surfaces',
    uses: [
      { name: 'earth', use: 'The ground of the hero’s street.' },
      { name: 'earthShade', use: 'The edge of that ground.' },
      { name: 'paper', use: 'The page.' },
      { name: 'sand', use: 'Every second band of a page.' },
      { name: 'white', use: 'Cards, fields and what floats.' },
    ],
  },
  {
    title: 'Lines and quiet text',
    uses: [
      { name: 'mute', use: 'Secondary text on light surfaces.' },
      { name: 'edge', use: 'The edge of a control: a visitor must see where to press.' },
      { name: 'line', use: 'Hairlines that only divide. Too pale for the edge of a control.' },
    ],
  },
];
