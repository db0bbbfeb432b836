import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colours } from '../../src/theme/tokens';
import { ColourPairs } from './ColourPairs';
import {
  type ColourPair,
  leastRatio,
  ratioOf,
  shapePairs,
  temptingPairs,
  textPairs,
} from './colourPairs';
import { colourFamilies } from './colourUses';
import { pairsBySurface } from './pairsBySurface';
import { Specimens } from './Specimens';
import { Swatch } from './Swatch';

const meta = {
  title: 'Foundations/Colour',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const letters = (
  <Typography variant="h3" component="span" aria-hidden>
    Aa
  </Typography>
);

const edge = (
  <Box sx={{ height: 28, mx: 2, border: 3, borderColor: 'currentColor', borderRadius: 1 }} />
);

const failing = (pairs: readonly ColourPair[], least: number) =>
  pairs.filter((pair) => ratioOf(pair) < least);

/** Every colour of the tokens stands in one family, with its value, its use and its roles. */
export const Palette: Story = {
  render: () => (
    <>
      {colourFamilies.map(({ title, uses }) => (
        <Box component="section" key={title} sx={{ '& + &': { mt: 10 } }}>
          <Typography variant="h4" component="h3" sx={{ mb: 3 }}>
            {title}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {uses.map((one) => (
              <Swatch key={one.name} {...one} />
            ))}
          </Box>
        </Box>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shown = canvas.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
    await expect(shown.toSorted()).toEqual(Object.keys(colours).toSorted());
    for (const swatch of canvasElement.querySelectorAll<HTMLElement>('[data-colour]'))
      await expect(swatch).toHaveStyle({ backgroundColor: swatch.dataset.colour });
  },
};

/** Each permitted pair of text and surface reaches 4.5 : 1. */
export const Text: Story = {
  render: () => (
    <Specimens width={340} fill="columns">
      {pairsBySurface(textPairs).map((pairs) => (
        <li key={pairs.surface}>
          <ColourPairs
            {...pairs}
            stage="panel"
            marks={{ AA: leastRatio.text, AAA: leastRatio.textEnhanced }}
            sample={letters}
          />
        </li>
      ))}
    </Specimens>
  ),
  play: async () => {
    await expect(failing(textPairs, leastRatio.text)).toEqual([]);
  },
};

/** Each edge, ring, icon and mark reaches 3 : 1 with what it stands on. */
export const EdgesAndIcons: Story = {
  render: () => (
    <Specimens width={340} fill="columns">
      {pairsBySurface(shapePairs).map((pairs) => (
        <li key={pairs.surface}>
          <ColourPairs
            {...pairs}
            stage="sample"
            marks={{ '3:1': leastRatio.shape }}
            sample={edge}
          />
        </li>
      ))}
    </Specimens>
  ),
  play: async () => {
    await expect(failing(shapePairs, leastRatio.shape)).toEqual([]);
  },
};

/** Pairs that tempt and cannot be read: none of them is permitted. */
export const NotPermitted: Story = {
  // The letters are here because they cannot be read; the words beside them are checked.
  parameters: { a11y: { context: { exclude: ['.unreadable'] } } },
  render: () => (
    <Specimens width={340} fill="columns">
      {pairsBySurface(temptingPairs).map((pairs) => (
        <li key={pairs.surface}>
          <ColourPairs
            {...pairs}
            stage="sample"
            marks={{ AA: leastRatio.text }}
            sample={<div className="unreadable">{letters}</div>}
          />
        </li>
      ))}
    </Specimens>
  ),
  play: async () => {
    await expect(failing(temptingPairs, leastRatio.text)).toEqual(temptingPairs);
    const permitted = textPairs.map(({ front, back }) => `${front} on ${back}`);
    for (const { front, back } of temptingPairs)
      await expect(permitted).not.toContain(`${front} on ${back}`);
  },
};
