import { theme } from '../../.storybook/siteTheme';
import { windowWidth } from './windowWidth';

const { htmlFontSize } = theme.typography;

const fluid = /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/;
const fixed = /^([\d.]+)rem$/;
const scaled = /^calc\(([\d.]+) \* (.+)\)$/;
const capped = /^min\((.+), ([\d.]+)vw\)$/;

/** The size in pixels that a style of the theme has in a window of a width, at a text size of 100 %. */
export function sizeAt(fontSize: string, windowPixels: number): number {
  const [, scale, noWrap] = scaled.exec(fontSize) ?? [];
  if (noWrap) return Number(scale) * sizeAt(noWrap, windowPixels);
  const [, size, cap] = capped.exec(fontSize) ?? [];
  if (size) return Math.min(sizeAt(size, windowPixels), (Number(cap) * windowPixels) / 100);
  const components = fluid.exec(fontSize) ?? fixed.exec(fontSize);
  if (!components) throw new Error(`Not a size of the theme: ${fontSize}`);
  const [least = 0, base = least, growth = 0, most = least] = components.slice(1).map(Number);
  const grown = base * htmlFontSize + (growth * windowPixels) / 100;
  return Math.min(Math.max(grown, least * htmlFontSize), most * htmlFontSize);
}

/** The two windows between which sizes grow. */
export const typeWindows = [
  { title: 'Phone', width: windowWidth('phone') },
  { title: 'Desktop', width: windowWidth('desktop') },
] as const;
