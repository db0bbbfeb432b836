import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { typography } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { fontWidth } from '../../src/theme/tokens';
import { smallWindow } from '../../src/theme/typography';
import { Specimens } from './Specimens';
import { sizeAt, typeWindows } from './typeSizes';
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
    <Specimens
      width={1200}
      of={typeStyles.map(({ name, use, sample, style }) => ({
        name,
        use,
        values: [
          ...typeWindows.map(
            ({ title, width }) =>
              `${title}, ${width} px: ${Math.round(sizeAt(style.fontSize, width) * 10) / 10} px`,
          ),
          `weight ${style.fontWeight} · width ${style.fontStretch} · line ${style.lineHeight}`,
          style.fontSize,
        ],
        sample: (
          <Typography variant={name} component="p">
            {sample}
          </Typography>
        ),
      }))}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text style is as large in this window as computed from the theme, in the one font of the site. */
export const Scale: Story = {
  play: async ({ canvas }) => {
    for (const { style, sample } of typeStyles) {
      const { fontFamily, fontSize } = getComputedStyle(canvas.getByText(sample));
      const size = sizeAt(style.fontSize, window.innerWidth);
      await expect(Number.parseFloat(fontSize)).toBeCloseTo(size, 1);
      await expect(fontFamily).toContain('Anek Latin');
    }
  },
};

/** The sizes give way in the narrowest window, and every style fits. */
export const Narrow: Story = { ...Scale, globals: narrowWindow };

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

/** Headlines are narrow, small ones nearly as wide as text: the font's file holds all widths. */
export const Widths: Story = {
  render: () => (
    <Specimens
      width={1200}
      of={Object.entries(fontWidth).map(([name, width]) => ({
        name,
        values: [width],
        sample: (
          <Typography variant="h2" component="p" sx={{ fontStretch: width }}>
            <span>{home.welcome.title}</span>
          </Typography>
        ),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('720 46px "Anek Latin Variable"');
    const [headline, small, text] = canvas
      .getAllByText(home.welcome.title)
      .map((span) => span.offsetWidth);
    await expect(headline).toBeLessThan((small ?? 0) * 0.95);
    await expect(small).toBeLessThan(text ?? 0);
  },
};
