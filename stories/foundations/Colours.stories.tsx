import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colours } from '../../src/theme/tokens';
import {
  type ColourPair,
  colourAt,
  leastRatio,
  ratioOf,
  shapePairs,
  textPairs,
} from './colourPairs';
import { Specimens } from './Specimens';

const meta = {
  title: 'Foundations/Colours',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = ({ front, back }: ColourPair) => `${front} on ${back}`;

const failing = (pairs: readonly ColourPair[], least: number) =>
  pairs.filter((pair) => ratioOf(pair) < least).map(nameOf);

function Pairs({ pairs, least }: { pairs: readonly ColourPair[]; least: number }) {
  return (
    <Specimens>
      {pairs.map((pair) => {
        const ratio = ratioOf(pair);
        return (
          <Box
            component="li"
            key={nameOf(pair)}
            sx={{
              p: 4,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: colourAt(pair.back),
            }}
          >
            {least === leastRatio.text ? (
              <Typography variant="h3" component="p" sx={{ color: colourAt(pair.front) }}>
                Aa ₹ 20+
              </Typography>
            ) : (
              <Box
                sx={{
                  width: 64,
                  height: 36,
                  border: 3,
                  borderRadius: 1,
                  borderColor: colourAt(pair.front),
                }}
              />
            )}
            <Typography
              variant="caption"
              component="p"
              sx={{ mt: 3, px: 2, py: 1, borderRadius: 1, bgcolor: 'background.paper' }}
            >
              {nameOf(pair)}
              <br />
              {ratio.toFixed(2)} : 1 {ratio >= least ? '✓' : '✗'} {ratio >= 7 && 'AAA'}
            </Typography>
          </Box>
        );
      })}
    </Specimens>
  );
}

/** Every colour of the tokens with its name and its value. */
export const Palette: Story = {
  render: () => (
    <Specimens>
      {Object.entries(colours).map(([name, value]) => (
        <li key={name}>
          <Box
            sx={{ height: 72, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: value }}
          />
          <Typography variant="h6" component="p" sx={{ mt: 2 }}>
            {name}
          </Typography>
          <Typography variant="caption">{value}</Typography>
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(colours).length);
  },
};

/** Each permitted pair of text and surface reaches 4.5 : 1. */
export const Text: Story = {
  render: () => <Pairs pairs={textPairs} least={leastRatio.text} />,
  play: async () => {
    await expect(failing(textPairs, leastRatio.text)).toEqual([]);
  },
};

/** Each edge, ring, icon and mark reaches 3 : 1 with what it stands on. */
export const EdgesAndIcons: Story = {
  render: () => <Pairs pairs={shapePairs} least={leastRatio.shape} />,
  play: async () => {
    await expect(failing(shapePairs, leastRatio.shape)).toEqual([]);
  },
};
