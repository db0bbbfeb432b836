import type { ColourName } from './paletteNames';

/** What each colour of the tokens is for. */
export const colourUses: Record<ColourName, string> = {
  ink: 'Text. The dark surface of the hero, the footer and the villages.',
  indigo: 'Links, buttons and figures on light surfaces; the panel that calls to join.',
  indigoBright: 'What is hovered; the ring of focus on light surfaces.',
  indigoShade: 'Shades of indigo in drawings, and the road below a drawing.',
  indigoMist: 'Secondary text on ink; the stage of Aadhaar banking.',
  marigold: 'The accent, and the main button, on ink. Text on it is ink, never white.',
  marigoldBright: 'Marigold that is hovered; the stage of the Micro ATM.',
  marigoldDeep: 'The accent as text on light surfaces, where marigold itself cannot be read.',
  leaf: 'What went well and what is open; the mark of utility payments.',
  leafMist: 'The ground of a message of success; the stage of utility payments.',
  rose: 'Errors, as text and as edges, and the mark of travel services. What is closed is neutral, not rose.',
  roseShape: 'Shapes of drawings; no text in this colour.',
  roseMist: 'The ground of a message of error; the stage of travel services.',
  earth: 'The ground of the hero’s street.',
  earthShade: 'The edge of that ground.',
  paper: 'The page.',
  sand: 'Every second section of a page.',
  white: 'Cards, fields and what floats.',
  mute: 'Secondary text on light surfaces.',
  edge: 'The edge of a control: a visitor must see where to press.',
  line: 'Hairlines that only divide. Too pale for the edge of a control.',
};
