import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { company } from '../../src/content/company';
import { home } from '../../src/content/pages/home';
import { StatsBand } from '../../src/sections/StatsBand';
import { expectFits } from '../atoms/expectFits';
import { longLabel } from '../atoms/longWords';

const { title } = home.stats;

const meta = {
  title: 'Sections/StatsBand',
  component: StatsBand,
  parameters: { layout: 'fullscreen' },
  args: { title, statistics: company.statistics },
} satisfies Meta<typeof StatsBand>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (figures: HTMLElement[]) =>
  new Set(figures.map((figure) => figure.getBoundingClientRect().left)).size;

/** The headline of trust and the four claims of the specification, side by side. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Trusted by people all over the world' }),
    ).toBeVisible();
    const figures = canvas.getAllByRole('definition');
    await expect(figures.map(({ textContent }) => textContent)).toEqual([
      '20+',
      '100+',
      '15+',
      '10+',
    ]);
    await expect(columnsOf(figures)).toBe(4);
  },
};

/** Three figures leave the last place empty and draw no line there. */
export const ThreeFigures: Story = {
  args: { statistics: company.statistics.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

/** Long labels and figures are wrapped within their column. */
export const LongText: Story = {
  args: {
    title: longLabel,
    statistics: company.statistics.map(({ value }, n) => ({ value, label: `${longLabel} ${n}` })),
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window two figures stand beside each other. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(columnsOf(canvas.getAllByRole('definition'))).toBe(2);
    await expectFits(canvasElement);
  },
};
