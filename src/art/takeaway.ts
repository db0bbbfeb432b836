import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>('./takeaways/*.svg', { eager: true, import: 'default' });

/**
 * What the customer leaves the counter with besides the slip, `takeaways/<id>.svg`: the shopping, the ticket. It stands on
 * the lower edge.
 */
export function takeaway(id: string): Drawing | undefined {
  const src = files[`./takeaways/${id}.svg`];
  return src ? { src, width: 216, height: 168 } : undefined;
}
