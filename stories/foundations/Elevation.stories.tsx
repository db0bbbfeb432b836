import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { theme } from '../../.storybook/siteTheme';
import { ReceiptNote } from '../../src/atoms/ReceiptNote';
import { Specimens } from './Specimens';
import { Values } from './Values';

const meta = {
  title: 'Foundations/Elevation',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const levels = [
  {
    title: 'On the page',
    use: 'Cards and panels lie on the page and have a hairline.',
    values: ["border: 1, borderColor: 'divider'"],
    sx: { border: 1, borderColor: 'divider' },
  },
  {
    title: 'Above the page',
    use: 'What opens over the page or slides in: the panel of products, the receipt.',
    values: ['boxShadow: theme.floatShadow'],
    sx: { boxShadow: theme.floatShadow },
  },
];

/** There are two levels: a hairline, and the one shadow for what really floats. */
export const Levels: Story = {
  render: () => (
    <Specimens width={300}>
      {levels.map(({ title, use, values, sx }) => (
        <li key={title}>
          <Box
            data-testid={title}
            sx={[
              {
                boxSizing: 'border-box',
                height: '100%',
                p: 8,
                borderRadius: 2,
                bgcolor: 'background.paper',
              },
              sx,
            ]}
          >
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1, mb: 4 }}>
              {use}
            </Typography>
            <Values values={values} />
          </Box>
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('On the page')).toHaveStyle('box-shadow: none');
    await expect(canvas.getByTestId('Above the page')).not.toHaveStyle('box-shadow: none');
  },
};

/** The receipt floats over the image with the theme’s shadow and no other. */
export const Floating: Story = {
  render: () => (
    <Box sx={{ p: 8, borderRadius: 2, bgcolor: 'sand.main' }}>
      <ReceiptNote {...home.hero.receipt} sx={{ width: 'fit-content' }} />
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const floating = [...canvasElement.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).boxShadow !== 'none',
    );
    await expect(floating).toHaveLength(1);
    await expect(floating[0]).toContainElement(canvas.getByText(home.hero.receipt.amount));
  },
};
