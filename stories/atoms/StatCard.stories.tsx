import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { narrowWindow } from '../../.storybook/viewports';
import { StatCard } from '../../src/atoms/StatCard';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

/** As Indians group digits. */
const longFigure = '12,34,56,789+';

const meta = {
  title: 'Atoms/StatCard',
  component: StatCard,
  args: itemOf(company.statistics),
  render: (args) => (
    <dl style={{ margin: 0 }}>
      <StatCard {...args} />
    </dl>
  ),
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figure is the definition of what is counted, letter by letter as given; a capital at its beginning is style. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('definition');
    const label = canvas.getByRole('term');
    await expect(figure.textContent).toBe(args.value);
    await expect(label.textContent).toBe(args.label);
    await expect(getComputedStyle(label, '::first-letter').textTransform).toBe('uppercase');
    await expect(figure.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      label.getBoundingClientRect().top,
    );
  },
};

/** A figure of many digits stays on its line. */
export const LongFigure: Story = {
  args: { value: longFigure },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('definition');
    const lineHeight = Number.parseFloat(getComputedStyle(figure).lineHeight);
    await expect(figure.getBoundingClientRect().height).toBeLessThan(2 * lineHeight);
  },
};

/** A long label, long word included, is wrapped in the narrowest window, where the figure is smaller. */
export const LongText: Story = {
  args: { label: longLabel, sx: { maxWidth: 160 } },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const size = Number.parseFloat(getComputedStyle(canvas.getByRole('definition')).fontSize);
    await expect(size).toBeLessThanOrEqual(48);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, LongFigure, LongText }, { width: 400 });
