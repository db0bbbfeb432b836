import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page as microAtm } from '#messages/products/micro-atm';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { stepIllustrations } from '../../src/art/illustrations';
import { StepList } from '../../src/atoms/StepList';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';
import { joiningSteps, undrawnSteps } from './joiningSteps';

const steps = itemOf(microAtm.services).steps.map(({ illustration, ...step }) => ({
  ...step,
  illustration: stepIllustrations[illustration],
}));

const meta = {
  title: 'Atoms/StepList',
  component: StepList,
  args: { steps, titleComponent: 'h3' },
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
      steps.map(({ title }) => title),
    );
    await expect(canvas.getAllByRole('presentation')).toHaveLength(steps.length);
  },
};

/** On a desktop a dashed road leads from each drawing to the next, and none from the last. */
export const JoinedByAConnector: Story = {
  args: { steps: joiningSteps },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const illustrations = canvas
      .getAllByRole('presentation')
      .map((one) => one.getBoundingClientRect());
    const places = canvas.getAllByRole('listitem');
    const roads = roadsOf(places);
    await expect(roads.map(({ content }) => content)).toEqual(['""', '""', 'none']);
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
  args: { steps: undrawnSteps },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).toBeNull();
    for (const { content } of roadsOf(canvas.getAllByRole('listitem')))
      await expect(content).toBe('none');
    for (const title of canvas.getAllByRole('heading'))
      await expect(getComputedStyle(title, '::before').content).toBe('counter(step) "."');
  },
};

/** Under a heading of the third level the steps' titles are of the fourth. */
export const BelowThirdLevel: Story = {
  args: { titleComponent: undefined },
  decorators: [
    (Story) => (
      <>
        <h3>{microAtm.stepsTitle}</h3>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(steps.length);
  },
};

/** A single step takes the whole width. */
export const OneStep: Story = {
  args: { steps: steps.slice(0, 1) },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(width).toBe(canvas.getByRole('list').getBoundingClientRect().width);
  },
};

/** Long titles and texts are wrapped. */
export const LongText: Story = {
  args: {
    steps: steps.map(({ illustration }, n) => ({
      title: `${longLabel} ${n}`,
      text: longText,
      illustration,
    })),
  },
};

/** In the narrowest window each drawing stands beside its words, and the road runs down to the next. */
export const Narrow: Story = {
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

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: () => (
    <Cases>
      <Case name="Drawn">
        <StepList steps={steps} titleComponent="h3" />
      </Case>
      <Case name="Without images">
        <StepList steps={undrawnSteps} titleComponent="h3" />
      </Case>
      <Case name="One step">
        <StepList steps={steps.slice(0, 1)} titleComponent="h3" />
      </Case>
      <Case name="Long title and text">
        <StepList
          steps={steps.map((step, n) =>
            n === 0 ? { ...step, title: longLabel, text: longLabel } : step,
          )}
          titleComponent="h3"
        />
      </Case>
    </Cases>
  ),
};
