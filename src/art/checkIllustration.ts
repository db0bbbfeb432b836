import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>('./checks/*.svg', { eager: true, import: 'default' });

/**
 * The counter before a payment, `checks/<id>.svg`: what is looked at has the number of its point in the
 * product's advice. It stands on its lower edge, and its desk reaches from side to side.
 */
export function checkIllustration(id: string): Drawing | undefined {
  const src = files[`./checks/${id}.svg`];
  return src ? { src, width: 480, height: 400 } : undefined;
}
