import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>(['./safety/*.svg', '!./safety/signs.svg'], {
  eager: true,
  import: 'default',
});

/**
 * The drawing of a product's first safety rule, `safety/<id>.svg`. It leaves by the lower edge.
 *
 * @throws where there is none, so that no page is built without it.
 */
export function safetyIllustration(id: string): Drawing {
  const src = files[`./safety/${id}.svg`];
  if (!src) throw new Error(`There is no src/art/safety/${id}.svg.`);
  return { src, width: 360, height: 220 };
}
