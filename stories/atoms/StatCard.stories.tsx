import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { StatCard, type StatCardProps } from '../../src/atoms/StatCard';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { itemOf } from '../blocks/itemOf';
import { longLabel } from '../blocks/longWords';

/** As Indians group digits. */
const longFigure = '12,34,56,789+';

function Figures({ of: figures }: { of: readonly StatCardProps[] }) {
  return (
    <dl style={{ margin: 0 }}>
      {figures.map((figure) => (
        <StatCard key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

const meta = {
  title: 'Atoms/StatCard',
  component: StatCard,
  args: itemOf(company.statistics),
  render: (args) => <Figures of={[args]} />,
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figure is the definition of what is counted, and stands above it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('definition');
    const label = canvas.getByRole('term');
    await expect(figure).toHaveTextContent(args.value);
    await expect(label).toHaveTextContent(args.label);
    await expect(figure.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      label.getBoundingClientRect().top,
    );
  },
};

/** The four figures of Home have the same width for each digit, so that they stand in columns. */
export const EveryFigure: Story = {
  render: () => <Figures of={company.statistics} />,
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await expect(figures.map(({ textContent }) => textContent)).toEqual(
      company.statistics.map(({ value }) => value),
    );
  },
};

/** A figure of many digits stays on its line. */
export const LongFigure: Story = {
  args: { value: longFigure },
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('definition');
    const lineHeight = Number.parseFloat(getComputedStyle(figure).lineHeight);
    await expect(figure.getBoundingClientRect().height).toBeLessThan(2 * lineHeight);
    await expectFits(canvasElement);
  },
};

/** A long label, long word included, is wrapped and not cut. */
export const LongText: Story = {
  args: { label: longLabel, sx: { maxWidth: 160 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent(longLabel);
    await expectFits(canvasElement);
  },
};

/** In the narrowest window the figure is smaller and still fits. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const size = Number.parseFloat(getComputedStyle(canvas.getByRole('definition')).fontSize);
    await expect(size).toBeLessThanOrEqual(48);
    await expectFits(canvasElement);
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: ({ value, label }) => (
    <Cases width={400}>
      <Case name="Default">
        <Figures of={[{ value, label }]} />
      </Case>
      <Case name="Long figure">
        <Figures of={[{ value: longFigure, label }]} />
      </Case>
      <Case name="Long label">
        <Figures of={[{ value, label: longLabel }]} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
