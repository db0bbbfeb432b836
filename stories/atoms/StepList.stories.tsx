import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { StepList } from '../../src/atoms/StepList';
import { itemOf } from '../blocks/itemOf';
import { joiningSteps } from '../blocks/joiningSteps';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const meta = {
  title: 'Atoms/StepList',
  component: StepList,
  args: { steps: joiningSteps, titleComponent: 'h3' },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The road after a step; where it leads nowhere there is none. */
const roadsOf = (listItems: HTMLElement[]) =>
  listItems.map((item) => getComputedStyle(item, '::after'));

/** Drawn steps in their order, each with a heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      joiningSteps.map(({ title }) => title),
    );
    await expect(canvas.getAllByRole('presentation')).toHaveLength(joiningSteps.length);
  },
};

/** On a desktop a dashed road leads from each drawing to the next, and none from the last. */
export const JoinedByAConnector: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const illustrations = canvas
      .getAllByRole('presentation')
      .map((one) => one.getBoundingClientRect());
    const places = canvas.getAllByRole('listitem');
    const roads = roadsOf(places);
    await expect(roads.map(({ content }) => content)).toEqual([
      ...places.slice(1).map(() => '""'),
      'none',
    ]);
    for (const [index, { height, width, left }] of roads.slice(0, -1).entries()) {
      await expect(height).toBe('4px');
      const start = itemOf(places, index).getBoundingClientRect().left + Number.parseFloat(left);
      await expect(start).toBeGreaterThanOrEqual(itemOf(illustrations, index).right);
      await expect(start + Number.parseFloat(width)).toBeLessThanOrEqual(
        itemOf(illustrations, index + 1).left,
      );
    }
  },
};

/** Without drawings the numbers lead alone, and no road joins them. */
export const WithoutIllustrations: Story = {
  args: { steps: joiningSteps.map(({ title, text }) => ({ title, text })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).toBeNull();
    for (const { content } of roadsOf(canvas.getAllByRole('listitem')))
      await expect(content).toBe('none');
    for (const title of canvas.getAllByRole('heading'))
      await expect(getComputedStyle(title, '::before').content).toBe('counter(step) "."');
  },
};

/** A single step takes the whole width; its title is of the fourth level unless told otherwise. */
export const OneStep: Story = {
  args: { steps: joiningSteps.slice(0, 1), titleComponent: undefined },
  decorators: (Story) => (
    <>
      <h3>{productFrame.stepsTitle}</h3>
      <Story />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toBeVisible();
    const { width } = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(width).toBe(canvas.getByRole('list').getBoundingClientRect().width);
  },
};

/** In the narrowest window each drawing stands beside its words, wrapped where long, and the road runs down to the next. */
export const LongText: Story = {
  args: {
    steps: joiningSteps.map(({ illustration }, n) => ({
      title: `${longLabel} ${n}`,
      text: longText,
      illustration,
    })),
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const illustration = itemOf(canvas.getAllByRole('presentation')).getBoundingClientRect();
    const title = itemOf(canvas.getAllByRole('heading')).getBoundingClientRect();
    await expect(illustration.right).toBeLessThanOrEqual(title.left);
    const { width, top } = itemOf(roadsOf(canvas.getAllByRole('listitem')));
    await expect(width).toBe('4px');
    await expect(Number.parseFloat(top)).toBeGreaterThanOrEqual(illustration.height);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, WithoutIllustrations, OneStep, LongText });
