import { beforeAll, describe, expect, it } from 'vitest';
import { theme } from '../../.storybook/siteTheme';
import { checkedTokens, exportTokens } from '../../.storybook/writeTokens';
import { colours, floatShadow, height, motion, radius } from '../../src/theme/tokens';
import { tokenRows } from '../../stories/foundations/tokenRows';

let json: Record<string, Record<string, unknown>>;
const variables = new Map<string, string>();

/** What a variable is in the end, through the variables that it names. */
function endValue(variable: string): string | undefined {
  const value = variables.get(variable);
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value ?? '') ?? [];
  // The stylesheet shortens what can be shortened.
  return other ? endValue(other) : value?.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

beforeAll(async () => {
  const files = await exportTokens();
  json = JSON.parse(files['tokens.json']);
  for (const [, name = '', value = ''] of files['tokens.css'].matchAll(/(--[\w-]+): (.+);/g))
    variables.set(name, value);
});

describe('the exported tokens', () => {
  it('have the names that the list shows', () => {
    const shown = tokenRows.map(({ variable }) => variable);
    expect(shown.filter((variable) => !variables.has(variable))).toEqual([]);
    expect(Object.keys(json)).toEqual([
      ...new Set(tokenRows.map(({ path }) => path.split('.')[0])),
    ]);
  });

  it.each(Object.entries(colours))('have the colour %s of the theme', (name, value) => {
    const variable = `--color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    expect(endValue(variable)).toBe(value.toLowerCase());
  });

  it('lead each role to the colour that the theme has for it', () => {
    expect(endValue('--role-primary-main')).toBe(theme.palette.primary.main.toLowerCase());
    expect(endValue('--role-text-secondary')).toBe(theme.palette.text.secondary.toLowerCase());
    expect(endValue('--role-ink-contrast-text')).toBe(theme.palette.ink.contrastText.toLowerCase());
  });

  it('have the lengths, times and shadow of the theme', () => {
    expect(endValue('--radius-stage')).toBe(`${radius.stage}px`);
    expect(endValue('--height-header-small')).toBe(`${height.headerSmall}px`);
    expect(endValue('--space-6')).toBe(theme.spacing(6));
    expect(endValue('--breakpoint-md')).toBe(`${theme.breakpoints.values.md}px`);
    expect(endValue('--motion-long')).toBe(`${motion.long}ms`);
    expect(endValue('--motion-ease-out')).toBe(motion.easeOut);
    const lengths = (shadow = '') => shadow.match(/-?\d+px/g);
    expect(lengths(endValue('--elevation-float'))).toEqual(
      expect.arrayContaining(lengths(floatShadow) ?? ['none']),
    );
  });

  it('tell what may stand on a surface', () => {
    expect(json.role).toMatchObject({
      ink: {
        main: {
          $extensions: {
            'org.w3.wcag22.permitted-on-it': {
              text: expect.arrayContaining(['ink.contrastText', 'marigold.main']),
            },
          },
        },
      },
    });
  });

  it('are refused where the format does not permit one', async () => {
    const wrong = { radius: { $type: 'dimension', $value: { value: 12, unit: 'furlong' } } };
    await expect(checkedTokens(wrong)).rejects.toThrow('furlong');
  });
});
