import { theme } from '../../.storybook/siteTheme';
import { windowWidth } from './windowWidth';

const { htmlFontSize } = theme.typography;

const fluid = /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/;
const fixed = /^([\d.]+)rem$/;
const scaled = /^calc\(([\d.]+) \* (.+)\)$/;
const capped = /^min\((.+), ([\d.]+)vw\)$/;

/** The size in pixels that a style of the theme has in a window of a width, at a text size of 100 %. */
export function sizeAt(fontSize: string, windowPixels: number): number {
  const [, scale, whole] = scaled.exec(fontSize) ?? [];
  if (whole) return Number(scale) * sizeAt(whole, windowPixels);
  const [, size, cap] = capped.exec(fontSize) ?? [];
  if (size) return Math.min(sizeAt(size, windowPixels), (Number(cap) * windowPixels) / 100);
  const parts = fluid.exec(fontSize) ?? fixed.exec(fontSize);
  if (!parts) throw new Error(`Not a size of the theme: ${fontSize}`);
  const [least = 0, base = least, growth = 0, most = least] = parts.slice(1).map(Number);
  const grown = base * htmlFontSize + (growth * windowPixels) / 100;
  return Math.min(Math.max(grown, least * htmlFontSize), most * htmlFontSize);
}

/** The two windows between which sizes grow. */
export const typeWindows = [
  { title: 'Phone', width: windowWidth('phone') },
  { title: 'Desktop', width: windowWidth('desktop') },
] as const;
