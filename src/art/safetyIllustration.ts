import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>(['./safety/*.svg', '!./safety/signs.svg'], {
  eager: true,
  import: 'default',
});

/** The drawing of a product's first safety rule, `safety/<id>.svg`. It leaves by the lower edge. */
export function safetyIllustration(id: string): Drawing | undefined {
  const src = files[`./safety/${id}.svg`];
  return src ? { src, width: 360, height: 220 } : undefined;
}
