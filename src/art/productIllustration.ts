import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>('./product-*.svg', { eager: true, import: 'default' });

/**
 * The illustration of a product, `product-<id>.svg`.
 *
 * @throws where there is none, so that no page is built without it.
 */
export function productIllustration(id: string): Drawing {
  const src = files[`./product-${id}.svg`];
  if (!src) throw new Error(`There is no src/art/product-${id}.svg.`);
  return { src, width: 480, height: 400 };
}

const portraits = import.meta.glob<string>('./next/*.svg', { eager: true, import: 'default' });

/**
 * For a place too small for the whole illustration: one person of it with one thing, `next/<id>.svg`, who leaves by
 * the lower edge. Where that is not drawn, the whole.
 */
export function productPortrait(id: string): Drawing {
  const src = portraits[`./next/${id}.svg`];
  return src ? { src, width: 176, height: 168 } : productIllustration(id);
}
