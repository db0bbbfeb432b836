import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { Band } from '../../src/atoms/Band';
import { about } from '../../src/content/pages/about';
import { theme } from '../../src/theme/theme';
import { expectFits } from './expectFits';
import { itemOf } from './itemOf';
import { longWord } from './longWords';

const { id, title, paragraphs } = itemOf(about.chapters);

const meta = {
  title: 'Atoms/Band',
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: {
    labelledBy: id,
    children: (
      <>
        <h2 id={id}>{title}</h2>
        <p>{paragraphs.join(' ')}</p>
      </>
    ),
  },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On paper, a section that its heading names, as wide as the window. */
export const Paper: Story = {
  play: async ({ canvas }) => {
    const band = canvas.getByRole('region', { name: title });
    await expect(band.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(band).toHaveStyle({ backgroundColor: theme.palette.background.default });
  },
};

/** On sand, for a band between two of paper. */
export const Sand: Story = {
  args: { tone: 'sand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveStyle({
      backgroundColor: theme.palette.sand.main,
    });
  },
};

/** On ink the words are paper. */
export const Ink: Story = {
  args: { tone: 'ink' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveStyle({
      backgroundColor: theme.palette.ink.main,
      color: theme.palette.ink.contrastText,
    });
  },
};

/** Where the surface around it has its own colour, the band is clear. */
export const Inherit: Story = {
  args: { tone: 'inherit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  },
};

/** Half the space, for a strip of small things. */
export const HalfSpace: Story = {
  args: { space: 'half', tone: 'sand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveStyle({
      paddingTop: `${theme.spaceUnit * 10}px`,
    });
  },
};

/** No space of its own, where the content brings it. */
export const NoSpace: Story = {
  args: { space: 'none', tone: 'sand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveStyle({ paddingTop: '0px' });
  },
};

/** Without a heading that names it, the band is no landmark. */
export const WithoutName: Story = {
  args: { component: 'div', labelledBy: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
  },
};

/** A word that is longer than the line is broken rather than cut. */
export const LongText: Story = {
  args: {
    children: <h1 id={id}>{longWord.repeat(4)}</h1>,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window the content keeps a gutter on both sides. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(left).toBe(window.innerWidth - right);
    await expect(left).toBeGreaterThanOrEqual(theme.spaceUnit * 4);
    await expectFits(canvasElement);
  },
};
