import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { StatsSection } from '../../src/sections/StatsSection';
import { enlargeText } from '../blocks/enlargeText';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const meta = {
  title: 'Sections/StatsSection',
  component: StatsSection,
  parameters: { layout: 'fullscreen' },
  args: { title: home.stats.title, statistics: company.statistics },
} satisfies Meta<typeof StatsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (figures: HTMLElement[]) =>
  new Set(figures.map((figure) => figure.getBoundingClientRect().left)).size;

/** The headline of trust and the four claims of the specification, on a desktop in one row. */
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
  },
};

/** In the narrowest window two figures stand beside each other, with long labels wrapped. */
export const LongText: Story = {
  args: {
    title: longLabel,
    statistics: company.statistics.map(({ value }, n) => ({ value, label: `${longLabel} ${n}` })),
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByRole('definition'))).toBe(2);
  },
};

/** On a phone and at twice the text size each figure has a line of its own and is not broken. */
export const LargeText: Story = {
  tags: ['!autodocs'],
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

export const KitchenSink = kitchenSink(meta, { Default, LongText });
