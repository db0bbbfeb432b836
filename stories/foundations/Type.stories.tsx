import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#words/pages/home';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { fontWidth } from '../../src/theme/tokens';
import { expectFits } from '../blocks/expectFits';
import { TypeSample } from './TypeSample';
import { sizeAt } from './typeSizes';
import { typeStyles } from './typeStyles';

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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(typeStyles.length);
    await expectFits(canvasElement);
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
  play: async (context) => {
    await asTheScaleSays(context);
    await expectFits(context.canvasElement);
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
