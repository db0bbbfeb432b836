import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { home } from '../../src/content/pages/home';
import { fontWidth } from '../../src/theme/tokens';
import { typography } from '../../src/theme/typography';
import { expectFits } from '../atoms/expectFits';

const styles = Object.entries(typography).flatMap(([name, style]) =>
  typeof style === 'object' && 'fontSize' in style ? [{ name, style }] : [],
);

function Scale() {
  return styles.map(({ name, style }) => (
    <Box key={name} sx={{ py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="caption" component="p" sx={{ mb: 2, color: 'text.secondary' }}>
        {name} · {style.fontSize} · line {style.lineHeight} · weight {style.fontWeight} · width{' '}
        {style.fontStretch}
      </Typography>
      <Typography variant={name as TypographyProps['variant']} component="p" data-style={name}>
        {name === 'figure' ? '₹ 1,23,45,678+' : home.hero.title}
      </Typography>
    </Box>
  ));
}

const meta = {
  title: 'Foundations/Type',
  render: () => <Scale />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text style of the theme on a desktop, in the one font of the site. */
export const Desktop: Story = {
  globals: desktopWindow,
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const samples = canvasElement.querySelectorAll('[data-style]');
    await expect(samples).toHaveLength(styles.length);
    for (const sample of samples)
      await expect(getComputedStyle(sample).fontFamily).toContain('Anek Latin');
  },
};

/** Headlines are narrow and text is not: the font's file holds both widths. */
export const BothWidths: Story = {
  render: () => (
    <>
      {Object.entries(fontWidth).map(([name, width]) => (
        <Typography key={name} variant="h2" component="p" sx={{ fontStretch: width }}>
          <span>{home.welcome.title}</span> {width}
        </Typography>
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

/** The sizes give way in the narrowest window, and every style fits. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
