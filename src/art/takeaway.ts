import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>('./takeaways/**/*.svg', { eager: true, import: 'default' });

/** The shopkeeper, who counts the cash out, is higher than what else is handed over. */
const shopkeeper = { width: 256, height: 300 } as const;

/**
 * What the customer leaves the counter with besides the slip, `takeaways/<id>.svg`, or with the shopkeeper of a product,
 * `takeaways/<product>/<id>.svg`: the shopping, the cash. It stands on the lower edge.
 */
export function takeaway(product: string, id: string): Drawing | undefined {
  const src = files[`./takeaways/${product}/${id}.svg`] ?? files[`./takeaways/${id}.svg`];
  const size = id === 'cash-withdrawal' ? shopkeeper : { width: 216, height: 168 };
  return src ? { src, ...size } : undefined;
}
