import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>('./trades/*.svg', { eager: true, import: 'default' });

/** What the board of the shop in the call to join offers on a product's page, if there is `trades/<id>.svg`. */
export function tradeLine(id: string): Drawing | undefined {
  const src = files[`./trades/${id}.svg`];
  return src ? { src, width: 480, height: 320 } : undefined;
}
