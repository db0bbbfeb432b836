import { palette } from '../../src/theme/palette';
import { colours } from '../../src/theme/tokens';

export type ColourName = keyof typeof colours;

/** Every role of the palette by its path, as components write it: `ink.main`. */
const roles = Object.entries(palette).flatMap(([role, shades]) =>
  typeof shades === 'string'
    ? [{ path: role, value: String(shades) }]
    : Object.entries(shades).map(([shade, value]) => ({ path: `${role}.${shade}`, value })),
);

/** Names of the tokens. */
export const names = Object.keys(colours) as readonly ColourName[];

/** The name among the tokens of a value of the palette. */
export function nameOf(value: string): ColourName {
  const name = names.find((one) => colours[one] === value);
  if (!name) throw new Error(`No token has the value ${value}.`);
  return name;
}

/** Roles that a colour plays, as paths of the palette. */
export const rolesOf = (name: ColourName): readonly string[] =>
  roles.filter(({ value }) => value === colours[name]).map(({ path }) => path);
