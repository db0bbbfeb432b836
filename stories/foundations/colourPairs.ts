import { theme } from '../../.storybook/siteTheme';
import { contrast } from '../blocks/contrast';
import { valueAt } from './valueAt';

/** A colour of the theme's palette by its path, as components write it: `ink.main`. */
type ColourPath = string;

export interface ColourPair {
  front: ColourPath;
  back: ColourPath;
}

/** The least ratio for text at AA and at AAA, and for edges, icons and rings (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11). */
export const leastRatio = { text: 4.5, textEnhanced: 7, shape: 3 } as const;

/** The value behind a path of the palette. */
export function colourAt(path: ColourPath): string {
  const value = valueAt(theme.palette, path);
  if (typeof value !== 'string') throw new Error(`The palette has no colour ${path}.`);
  return value;
}

export const ratioOf = ({ front, back }: ColourPair) => contrast(colourAt(front), colourAt(back));

const on = (back: ColourPath, ...fronts: readonly ColourPath[]): ColourPair[] =>
  fronts.map((front) => ({ front, back }));

const light = ['background.default', 'background.paper', 'sand.main'] as const;

/** MUI's own roles that this site gives no colours to. */
const unused = ['info', 'warning'];

/** Roles for shapes alone: no text stands on them. */
const shapeRoles = ['rose'];

/** Every role that has a colour for what stands on it. */
const roles = Object.entries(theme.palette)
  .filter(([name, role]) => valueAt(role, 'contrastText') && !unused.includes(name))
  .map(([name]) => name);

const onRole = (role: string) => on(`${role}.main`, `${role}.contrastText`);

/** Text may stand in these colours on these surfaces, and in no others. */
export const textPairs: readonly ColourPair[] = [
  ...roles.filter((role) => !shapeRoles.includes(role)).flatMap(onRole),
  ...light.flatMap((back) =>
    on(back, 'text.primary', 'text.secondary', 'primary.main', 'primary.light', 'secondary.main'),
  ),
  ...light.flatMap((back) => on(back, 'error.main')),
  ...on('ink.main', 'ink.light', 'marigold.main'),
  ...on('primary.light', 'primary.contrastText'),
  ...on('marigold.dark', 'marigold.contrastText'),
  ...on('success.light', 'text.primary'),
  ...on('error.light', 'text.primary'),
  ...['ink.light', 'marigold.light', 'leaf.light', 'rose.light'].flatMap((back) =>
    on(back, 'ink.main'),
  ),
];

/** Edges of controls, rings of focus, icons and marks. */
export const shapePairs: readonly ColourPair[] = [
  ...light.flatMap((back) => on(back, 'edge.main', 'primary.light', 'error.main', 'success.main')),
  ...on('ink.main', 'marigold.main', 'paper.main', 'ink.light'),
  ...on('success.light', 'success.main'),
  ...on('error.light', 'error.main'),
  ...on('primary.main', 'marigold.main'),
  ...on('marigold.main', 'ink.main'),
  ...on('leaf.main', 'leaf.contrastText'),
  ...on('error.main', 'error.contrastText'),
];

/** Pairs that somebody will propose some day, and that nobody can read. */
export const temptingPairs: readonly ColourPair[] = [
  ...on('background.default', 'marigold.main', 'rose.main', 'divider'),
  ...on('marigold.main', 'background.paper', 'error.main'),
  ...on('ink.main', 'primary.main', 'error.main', 'success.main'),
];
