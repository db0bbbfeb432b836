import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { typography } from '../../.storybook/siteTheme';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { fontWidth } from '../../src/theme/tokens';
import { smallWindow } from '../../src/theme/typography';
import { TypeSample } from './TypeSample';
import { sizeAt } from './typeSizes';
import { typeStyles } from './typeStyles';

const zoomedTitles = [
  { name: 'display', title: home.hero.title },
  { name: 'h1', title: about.title },
  { name: 'h2', title: home.welcome.title },
] as const;

/** The size of a style in a small window where `vw` is four times as much as it should be. */
const zoomedSize = (style: (typeof typography)['display' | 'h1' | 'h2']) =>
  style[smallWindow].fontSize.replaceAll(/([\d.]+)vw/g, '$1 * 12.8px');

const meta = {
  title: 'Foundations/Type',
  render: () => (
    <>
      {typeStyles.map(({ name, sample }) => (
        <Typography key={name} variant={name} component="p" sx={{ mb: 4 }}>
          {sample}
        </Typography>
      ))}
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every style is as big in this window as the scale says. */
const asTheScaleSays: Story['play'] = async ({ canvas }) => {
  for (const { style, sample } of typeStyles) {
    const { fontSize } = getComputedStyle(canvas.getByText(sample));
    await expect(Number.parseFloat(fontSize)).toBeCloseTo(
      sizeAt(style.fontSize, window.innerWidth),
      1,
    );
  }
};

/** Every text style with its sizes in both windows, computed from the theme. */
export const Scale: Story = {
  render: () => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {typeStyles.map((style) => (
        <TypeSample key={style.name} {...style} />
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(typeStyles.length);
  },
};

/** On a desktop every style has the size of the scale, in the one font of the site. */
export const Desktop: Story = {
  globals: desktopWindow,
  play: async (context) => {
    await asTheScaleSays(context);
    for (const { sample } of typeStyles)
      await expect(getComputedStyle(context.canvas.getByText(sample)).fontFamily).toContain(
        'Anek Latin',
      );
  },
};

/** The sizes give way in the narrowest window, and every style fits. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: asTheScaleSays,
};

/** Zoomed four times, WebKit takes `vw` in a font size for 12.8 pixels of a window of 320: titles keep their words whole. */
export const ZoomedInWebKit: Story = {
  globals: narrowWindow,
  render: () => (
    <Box sx={{ px: 'var(--gutter)' }}>
      {zoomedTitles.map(({ name, title }) => (
        <Typography
          key={title}
          variant={name}
          component="p"
          sx={{ overflowWrap: 'normal', '&&': { fontSize: zoomedSize(typography[name]) } }}
        >
          {title}
        </Typography>
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    for (const { title } of zoomedTitles) {
      const { scrollWidth, clientWidth } = canvas.getByText(title);
      await expect(scrollWidth).toBe(clientWidth);
    }
  },
};

/** What is typed is wrapped as it comes: lines that are made even would jump under the caret. */
export const Typed: Story = {
  render: () => (
    <OutlinedInput
      multiline
      defaultValue={home.hero.text}
      inputProps={{ 'aria-label': home.hero.eyebrow }}
    />
  ),
  play: async ({ canvas }) => {
    const { textWrap } = getComputedStyle(canvas.getByRole('textbox'));
    await expect(textWrap).toBe('wrap');
  },
};

/** Headlines are narrow and text is not: the font's file holds both widths. */
export const BothWidths: Story = {
  render: () => (
    <>
      {Object.entries(fontWidth).map(([name, width]) => (
        <Box key={name} sx={{ mb: 5 }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {name} · {width}
          </Typography>
          <Typography variant="h2" component="p" sx={{ fontStretch: width }}>
            <span>{home.welcome.title}</span>
          </Typography>
        </Box>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('720 46px "Anek Latin Variable"');
    const [headline, text] = canvas
      .getAllByText(home.welcome.title)
      .map((span) => span.offsetWidth);
    await expect(headline).toBeLessThan((text ?? 0) * 0.95);
  },
};
