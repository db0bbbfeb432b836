import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>(['./safety/*.svg', '!./safety/signs.svg'], {
  eager: true,
  import: 'default',
});

/** Of the canvases that are not like the others. */
const sizes: Readonly<Record<string, Pick<Drawing, 'width' | 'height'>>> = {
  'aadhaar-banking': { width: 300, height: 228 },
  'micro-atm': { width: 294, height: 222 },
  'travel-services': { width: 480, height: 280 },
};

/** The drawing of a product's first safety rule, `safety/<id>.svg`. It leaves by an edge. */
export function safetyIllustration(id: string): Drawing | undefined {
  const src = files[`./safety/${id}.svg`];
  return src ? { src, width: 360, height: 220, ...sizes[id] } : undefined;
}
