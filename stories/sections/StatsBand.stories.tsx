import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { StatsBand } from '../../src/sections/StatsBand';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longLabel } from '../blocks/longWords';
import { belowSection } from './belowSection';

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

const lineBefore = (figure: Element) => getComputedStyle(figure).borderLeftWidth;

/** The headline of trust and the four claims of the specification. */
export const Default: Story = {
  decorators: belowSection,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: home.stats.title })).toBeVisible();
    const figures = canvas.getAllByRole('definition');
    await expect(figures.map(({ textContent }) => textContent)).toEqual([
      '20+',
      '100+',
      '15+',
      '10+',
    ]);
  },
};

/** On a desktop the four figures stand in one row, with hairlines between them. */
export const InOneRow: Story = {
  decorators: belowSection,
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await expect(columnsOf(figures)).toBe(4);
    const lines = figures.map(({ parentElement }) => parentElement && lineBefore(parentElement));
    await expect(lines).toEqual(['0px', '1px', '1px', '1px']);
  },
};

/** Three figures leave the last of four places empty. */
export const ThreeFigures: Story = {
  decorators: belowSection,
  args: { statistics: company.statistics.slice(0, 3) },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await expect(columnsOf(figures)).toBe(3);
    const end = itemOf(figures, 2).getBoundingClientRect().right;
    await expect(end).toBeLessThan(0.8 * window.innerWidth);
  },
};

/** Long labels and figures are wrapped within their column. */
export const LongText: Story = {
  decorators: belowSection,
  args: {
    title: longLabel,
    statistics: company.statistics.map(({ value }, n) => ({ value, label: `${longLabel} ${n}` })),
  },
};

/** In the narrowest window two figures stand beside each other, each as wide as there is room. */
export const Narrow: Story = {
  decorators: belowSection,
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await expect(columnsOf(figures)).toBe(2);
    const end = canvas.getByRole('heading').parentElement?.lastElementChild;
    await expect(itemOf(figures, 1).getBoundingClientRect().right).toBe(
      end?.getBoundingClientRect().right,
    );
  },
};

/** On a phone and at twice the text size each figure has a line of its own and is not broken. */
export const LargeText: Story = {
  decorators: belowSection,
  globals: { ...narrowWindow, textSize: 200 },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await expect(columnsOf(figures)).toBe(1);
    for (const figure of figures) {
      const lineHeight = Number.parseFloat(getComputedStyle(figure).lineHeight);
      await expect(figure.offsetHeight).toBeLessThan(2 * lineHeight);
    }
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: ({ statistics }) => (
    <Cases isFullWidth>
      <Case name="Default">
        <StatsBand title={title} statistics={statistics} />
      </Case>
      <Case name="Three figures">
        <StatsBand title="Three figures" statistics={statistics.slice(0, 3)} />
      </Case>
      <Case name="Long text">
        <StatsBand
          title={longLabel}
          statistics={statistics.map(({ value }, n) => ({ value, label: `${longLabel} ${n}` }))}
        />
      </Case>
    </Cases>
  ),
};
