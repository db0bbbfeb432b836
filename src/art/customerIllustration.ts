import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>('./customers/*.svg', { eager: true, import: 'default' });

/** A customer with a question about a product, `customers/<id>.svg`, who leaves by the lower edge. */
export function customerIllustration(id: string): Drawing | undefined {
  const src = files[`./customers/${id}.svg`];
  return src ? { src, width: 320, height: 270 } : undefined;
}
