import { type DesignToken, designTokens, type TokenGroup } from './designTokens';
import { valueAt } from './valueAt';

/** A token as a line of a list. */
export interface TokenRow {
  /** Its path in `tokens.json`: `color.indigoMist`. */
  path: string;
  /** Its variable in `tokens.css`: `--color-indigo-mist`. */
  variable: string;
  value: string;
  use: string;
  /** The colour to show beside it. */
  colour: string | undefined;
}

const isToken = (entry: DesignToken | TokenGroup): entry is DesignToken => '$value' in entry;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The value in one line, as a stylesheet or a specification would have it. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('hex' in value && 'alpha' in value)
    return value.alpha === 1 ? String(value.hex).toUpperCase() : `${value.hex} / ${value.alpha}`;
  if ('value' in value && 'unit' in value) return `${value.value}${value.unit}`;
  return Object.values(value).map(textOf).join(' ');
}

function colourOf({ $type, $value }: DesignToken): string | undefined {
  if ($type !== 'color') return undefined;
  const [, alias] = /^\{(.+)\}$/.exec(String($value)) ?? [];
  const hex = valueAt(alias ? valueAt(designTokens, `${alias}.$value`) : $value, 'hex');
  return typeof hex === 'string' ? hex : undefined;
}

function rowsOf(group: TokenGroup, path: readonly string[]): TokenRow[] {
  return Object.entries(group).flatMap(([name, entry]) => {
    if (typeof entry !== 'object') return [];
    const own = [...path, name];
    if (!isToken(entry)) return rowsOf(entry, own);
    return {
      path: own.join('.'),
      variable: `--${own.map(kebab).join('-')}`,
      value: textOf(entry.$value),
      use: entry.$description ?? '',
      colour: colourOf(entry),
    };
  });
}

/** Every design token, in the order of `tokens.json`. */
export const tokenRows: readonly TokenRow[] = rowsOf(designTokens, []);
