import { viewports } from '../../.storybook/viewports';

/** Width in pixels of a window of the toolbar. */
export function windowWidth(name: string): number {
  const width = Number.parseInt(viewports[name]?.styles.width ?? '', 10);
  if (Number.isNaN(width)) throw new Error(`The toolbar has no window ${name}.`);
  return width;
}
