/** Stops at the limit, so that hostile nesting cannot exhaust the stack here either. */
export function isNestedDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isNestedDeeperThan(inner, levels - 1));
}
