import type { Breakpoint } from '@mui/material/styles';
import { theme } from '../../.storybook/siteTheme';
import { palette } from '../../src/theme/palette';
import { colours, floatShadow, height, motion, radius, spaceUnit } from '../../src/theme/tokens';
import { shapePairs, textPairs } from './colourPairs';
import { colourUses } from './colourUses';
import { nameOf } from './paletteNames';
import { curveUse, durationUses, heightUses, radiusUses, shadowUse, spaceUses } from './tokenUses';
import { sizeAt, typeWindows } from './typeSizes';
import { typeStyles } from './typeStyles';
import { valueAt } from './valueAt';

/** A token of the Design Tokens Community Group's format (designtokens.org, 2025.10). */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Readonly<Record<string, unknown>>;
}

export interface TokenGroup {
  $description?: string;
  [name: string]: DesignToken | TokenGroup | string | undefined;
}

const pixels = (value: number) => ({ value, unit: 'px' });
const milliseconds = (value: number) => ({ value, unit: 'ms' });

/** sRGB hex with or without alpha, as the format writes it. */
function colourValue(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 255] = [1, 3, 5, 7]
    .map((start) => hex.slice(start, start + 2))
    .flatMap((digits) => (digits ? [Number.parseInt(digits, 16)] : []));
  const share = (value: number) => Number((value / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [share(red), share(green), share(blue)],
    alpha: share(alpha),
    hex: hex.slice(0, 7).toLowerCase(),
  };
}

const mapped = <Value>(
  record: Readonly<Record<string, Value>>,
  token: (value: Value, name: string) => DesignToken,
): TokenGroup =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, token(value, name)]));

const lengths = (
  record: Readonly<Record<string, number>>,
  uses: Readonly<Record<string, string>>,
) =>
  mapped(record, (value, name) => ({
    $type: 'dimension',
    $value: pixels(value),
    $description: String(valueAt(uses, name)),
  }));

/** What may stand on a colour, by the pairs that are permitted. */
const standsOn = (path: string) => ({
  text: textPairs.filter(({ back }) => back === path).map(({ front }) => front),
  shapes: shapePairs.filter(({ back }) => back === path).map(({ front }) => front),
});

function roleToken(path: string, value: string): DesignToken {
  const { text, shapes } = standsOn(path);
  return {
    $type: 'color',
    $value: `{color.${nameOf(value)}}`,
    $description: `The role ${path} of the theme.`,
    ...((text.length > 0 || shapes.length > 0) && {
      $extensions: { 'org.w3.wcag22.permitted-on-it': { text, shapes } },
    }),
  };
}

const roles: TokenGroup = Object.fromEntries(
  Object.entries(palette).map(([role, shades]) => [
    role,
    typeof shades === 'string'
      ? roleToken(role, shades)
      : mapped<string>(shades, (value, shade) => roleToken(`${role}.${shade}`, value)),
  ]),
);

const shadows = [...floatShadow.matchAll(/0 (\S+)px (\S+)px(?: (\S+)px)? (#\w+)/g)].map(
  ([, offset, blur, spread = 0, colour = '']) => ({
    color: colourValue(colour),
    offsetX: pixels(0),
    offsetY: pixels(Number(offset)),
    blur: pixels(Number(blur)),
    spread: pixels(Number(spread)),
  }),
);

/** The list behind a variable of the document. */
const familiesOf = (variable: string) =>
  theme.fontFamilies[variable === theme.typography.h1.fontFamily ? 'headline' : 'text'];

const typeIn = (windowPixels: number): TokenGroup =>
  Object.fromEntries(
    typeStyles.map(({ name, use, style }) => [
      name,
      {
        $type: 'typography',
        $value: {
          fontFamily: familiesOf(style.fontFamily)
            .split(',')
            .map((family) => family.trim().replaceAll(/["']/g, '')),
          fontSize: pixels(Number(sizeAt(style.fontSize, windowPixels).toFixed(2))),
          fontWeight: style.fontWeight,
          letterSpacing: {
            value:
              typeof style.letterSpacing === 'number'
                ? style.letterSpacing
                : Number.parseFloat(style.letterSpacing) * sizeAt(style.fontSize, windowPixels),
            unit: 'px',
          },
          lineHeight: style.lineHeight,
        },
        $description: `${use} In a window of ${windowPixels} pixels; between windows the size grows.`,
      },
    ]),
  );

const { keys, values } = theme.breakpoints;

/** Every token of the theme, in the format that design tools read. */
export const designTokens = {
  color: {
    $description: 'The palette of the brand. Components take a colour by its role.',
    ...mapped(colours, (value, name) => ({
      $type: 'color',
      $value: colourValue(value),
      $description: String(valueAt(colourUses, name)),
    })),
  },
  role: { $description: 'Roles of the palette, as the theme names them.', ...roles },
  text: Object.fromEntries(
    typeWindows.map(({ title, width }) => [title.toLowerCase(), typeIn(width)]),
  ),
  space: {
    $description: `Steps of ${spaceUnit} pixels.`,
    ...mapped<string>(spaceUses, (use, step) => ({
      $type: 'dimension',
      $value: pixels(Number(step) * spaceUnit),
      $description: use,
    })),
  },
  radius: lengths(radius, radiusUses),
  height: lengths(height, heightUses),
  elevation: { float: { $type: 'shadow', $value: shadows, $description: shadowUse } },
  motion: {
    ...mapped<string>(durationUses, (use, name) => ({
      $type: 'duration',
      $value: milliseconds(Number(valueAt(motion, name))),
      $description: use,
    })),
    easeOut: {
      $type: 'cubicBezier',
      $value: motion.easeOut.match(/[\d.]+/g)?.map(Number),
      $description: curveUse,
    },
  },
  breakpoint: Object.fromEntries(
    keys.map((key: Breakpoint) => [key, { $type: 'dimension', $value: pixels(values[key]) }]),
  ),
} satisfies TokenGroup;
