import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import jaal from '../../src/art/jaal.svg';
import jaalLight from '../../src/art/jaal-light.svg';
import street from '../../src/art/street.svg';
import { Specimens } from './Specimens';
import { Values } from './Values';

const meta = {
  title: 'Foundations/Illustrations',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ornaments = [
  {
    name: 'jaal',
    address: jaal,
    surface: 'ink.main',
    use: 'Behind the first view of Home, the call to join and openings on ink.',
  },
  {
    name: 'jaal-light',
    address: jaalLight,
    surface: 'sand.main',
    use: 'Behind openings without a image: Terms & Conditions and the Privacy Policy.',
  },
  {
    name: 'street',
    address: street,
    surface: 'background.default',
    repeat: 'repeat-x',
    use: 'At the end of every page, above the footer.',
  },
];

/** The one pattern, a block print that repeats without a seam, for dark and for light surfaces, and the street that repeats sideways. */
export const Ornament: Story = {
  render: () => (
    <Specimens width={280}>
      {ornaments.map(({ name, address, surface, repeat, use }) => (
        <li key={name}>
          <Box
            data-testid={name}
            sx={{
              height: 200,
              mb: 2,
              borderRadius: 2,
              bgcolor: surface,
              backgroundImage: `url("${address}")`,
              backgroundRepeat: repeat,
              backgroundPosition: 'left bottom',
            }}
          />
          <Typography variant="caption" component="p" sx={{ mb: 1 }}>
            {use}
          </Typography>
          <Values values={[`src/art/${name}.svg`]} />
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    for (const { name, address } of ornaments) {
      await expect(getComputedStyle(canvas.getByTestId(name)).backgroundImage).toContain(address);
      const illustration = new Image();
      illustration.src = address;
      await illustration.decode();
      await expect(illustration.naturalWidth).toBeGreaterThan(0);
    }
  },
};
