export interface JsonLimits {
  /** How deep objects and lists may stand in one another. */
  levels: number;
  /** How many values there may be, those in objects and lists included. */
  values: number;
}

/** Stops at the first limit, so that hostile nesting cannot exhaust the stack here either. */
export function isMoreThan({ levels, values }: JsonLimits, json: unknown): boolean {
  let left = values;
  const exceeds = (value: unknown, levelsLeft: number): boolean => {
    left -= 1;
    if (left < 0) return true;
    if (typeof value !== 'object' || value === null) return false;
    if (levelsLeft === 0) return true;
    return Object.values(value).some((inner) => exceeds(inner, levelsLeft - 1));
  };
  return exceeds(json, levels);
}
