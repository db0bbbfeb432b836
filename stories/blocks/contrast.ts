import { decomposeColor } from '@mui/material/styles';

/** Relative luminance (WCAG 2.2), unrounded: MUI's own is cut to three digits, which decides near 4.5. */
export function luminance(colour: string): number {
  const { values } = decomposeColor(colour);
  const [red = 0, green = 0, blue = 0] = values.map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
