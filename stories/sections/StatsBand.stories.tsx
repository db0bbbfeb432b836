import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { StatsBand } from '../../src/sections/StatsBand';
import { enlargeText } from '../blocks/enlargeText';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const meta = {
  title: 'Sections/StatsBand',
  component: StatsBand,
  parameters: { layout: 'fullscreen' },
  args: { title: home.stats.title, statistics: company.statistics },
} satisfies Meta<typeof StatsBand>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (figures: HTMLElement[]) =>
  new Set(figures.map((figure) => figure.getBoundingClientRect().left)).size;

/** The headline of trust and the four claims of the specification, on a desktop in one row with lines between them. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: home.stats.title })).toBeVisible();
    const figures = canvas.getAllByRole('definition');
    await expect(figures.map(({ textContent }) => textContent)).toEqual([
      '20+',
      '100+',
      '15+',
      '10+',
    ]);
    await expect(columnsOf(figures)).toBe(4);
    const lines = figures.map(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement).borderLeftWidth,
    );
    await expect(lines).toEqual(['0px', '2px', '2px', '2px']);
  },
};

/** Three figures leave the last of four places empty. */
export const ThreeFigures: Story = {
  args: { title: 'Three figures', statistics: company.statistics.slice(0, 3) },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('definition').map((figure) => figure.offsetTop);
    await expect(third).toBe(first);
  },
};

/** In the narrowest window two figures stand beside each other, each as wide as there is room, with long labels wrapped. */
export const LongText: Story = {
  args: {
    title: longLabel,
    statistics: company.statistics.map(({ value }, n) => ({ value, label: `${longLabel} ${n}` })),
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await expect(columnsOf(figures)).toBe(2);
    const end = canvas.getByRole('heading').nextElementSibling;
    const frame =
      (end?.getBoundingClientRect().right ?? 0) - itemOf(figures, 1).getBoundingClientRect().right;
    await expect(frame).toBeLessThan(8);
  },
};

/** On a phone and at twice the text size each figure has a line of its own and is not broken. */
export const LargeText: Story = {
  globals: narrowWindow,
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await expect(columnsOf(figures)).toBe(1);
    for (const figure of figures) {
      const lineHeight = Number.parseFloat(getComputedStyle(figure).lineHeight);
      await expect(figure.offsetHeight).toBeLessThan(2 * lineHeight);
    }
  },
};

export const KitchenSink = kitchenSink(meta, { Default, ThreeFigures, LongText });
