import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { colours } from '../../src/theme/tokens';
import {
  type ColourPair,
  colourAt,
  leastRatio,
  ratioOf,
  shapePairs,
  temptingPairs,
  textPairs,
} from './colourPairs';
import { colourUses } from './colourUses';
import { nameOf, names, rolesOf } from './paletteNames';
import { Specimens } from './Specimens';

const meta = {
  title: 'Foundations/Colour',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = { border: 1, borderColor: 'divider', borderRadius: 1, forcedColorAdjust: 'none' };

/** Cut, not rounded: 4.499 is not enough and must not look it. */
const twoDigits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The pairs with what stands in the one colour on the other, the computed ratio and what it reaches. */
function Pairs({ of, children }: { of: readonly ColourPair[]; children: ReactNode }) {
  const specimens = of.map((pair) => {
    const { front, back } = pair;
    const ratio = ratioOf(pair);
    const reached = Object.entries({ AA: leastRatio.text, AAA: leastRatio.textEnhanced })
      .filter(([, least]) => ratio >= least)
      .map(([mark]) => ` · ${mark}`);
    return {
      name: `${front} on ${back}`,
      values: [
        `${nameOf(colourAt(front))} on ${nameOf(colourAt(back))}`,
        `${twoDigits(ratio)} : 1${reached.join('')}`,
      ],
      sample: <Box sx={{ ...frame, p: 4, bgcolor: back, color: front }}>{children}</Box>,
    };
  });
  return <Specimens of={specimens} width={180} />;
}

const letters = <Box sx={{ typography: 'h3', textAlign: 'center' }}>Aa</Box>;

const edge = <Box sx={{ height: 28, border: 3, borderColor: 'currentColor', borderRadius: 1 }} />;

const failing = (pairs: readonly ColourPair[], least: number) =>
  pairs.filter((pair) => ratioOf(pair) < least);

/** Every colour of the tokens with its value, its roles and its use. */
export const Palette: Story = {
  render: () => (
    <Specimens
      of={names.map((name) => ({
        name,
        values: [colours[name], ...rolesOf(name)],
        use: colourUses[name],
        sample: <Box sx={{ ...frame, height: 88, bgcolor: colours[name] }} />,
      }))}
    />
  ),
};

/** Each permitted pair of text and surface reaches 4.5 : 1. */
export const Text: Story = {
  render: () => <Pairs of={textPairs}>{letters}</Pairs>,
  play: async () => {
    await expect(failing(textPairs, leastRatio.text)).toEqual([]);
  },
};

/** Each edge, ring, icon and mark reaches 3 : 1 with what it stands on. */
export const EdgesAndIcons: Story = {
  render: () => <Pairs of={shapePairs}>{edge}</Pairs>,
  play: async () => {
    await expect(failing(shapePairs, leastRatio.shape)).toEqual([]);
  },
};

/** Pairs that tempt and cannot be read: none of them is permitted. */
export const NotPermitted: Story = {
  // The letters are here because they cannot be read; the words below them are checked.
  parameters: { a11y: { context: { exclude: ['.unreadable'] } } },
  render: () => (
    <Pairs of={temptingPairs}>
      <div className="unreadable">{letters}</div>
    </Pairs>
  ),
  play: async () => {
    await expect(failing(temptingPairs, leastRatio.text)).toEqual(temptingPairs);
    for (const pair of temptingPairs) await expect(textPairs).not.toContainEqual(pair);
  },
};
