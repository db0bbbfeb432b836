import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { productDrawings } from '../../src/art/productIllustration';
import { page as microAtm } from '../../src/content/productPages/micro-atm';
import { sharedSteps } from '../../src/pages/product/servicesOf';
import { ServiceDemo } from '../../src/sections/ServiceDemo';
import { enableAnimations } from '../blocks/enableAnimations';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';

const steps = sharedSteps(microAtm);
const { shop } = productDrawings('micro-atm');

const meta = {
  title: 'Sections/ServiceDemo',
  component: ServiceDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'demo',
    title: productFrame.stepsTitle,
    note: productFrame.exampleNote,
    steps,
    screenLabel: productFrame.screenLabel,
    ...(shop && { scene: shop }),
  },
} satisfies Meta<typeof ServiceDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title, and each step with what the machine shows: in this order and all of it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: productFrame.stepsTitle });
    let place = 0;
    for (const text of steps.flatMap(({ title, text, screen }) => [title, text, screen.prompt])) {
      place = section.textContent?.indexOf(text, place) ?? -1;
      await expect(place).not.toBe(-1);
    }
    await expect(within(section).getAllByRole('listitem')).toHaveLength(steps.length);
  },
};

/** Without a shop the steps stand in a row, each with its own screen, and the slip at its end. */
export const WithoutScene: Story = {
  args: { scene: undefined, surface: 'sand', text: longText },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('heading', { level: 3 })
      .map((step) => Math.round(step.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

/** In the narrowest window each screen stands below the words of its step, and the slip is last. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const slip = canvas.getAllByText(/₹2,000/).at(-1);
    const step = canvas.getAllByRole('heading', { level: 3 }).at(-1);
    await expect(slip?.getBoundingClientRect().top).toBeGreaterThan(
      step?.getBoundingClientRect().bottom ?? Number.NaN,
    );
  },
};

/** Scrolled to a step, the machine of the shop shows the screen of that step. */
export const StepRead: Story = {
  tags: ['!autodocs'],
  globals: desktopWindow,
  beforeEach: enableAnimations,
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('heading', { level: 3 });
    second?.scrollIntoView({ block: 'start' });
    const screen = itemOf(canvas.getAllByRole('figure'), 1);
    await waitFor(() => expect(getComputedStyle(screen).opacity).toBe('1'));
  },
};

/** Long words are wrapped. */
export const LongText: Story = {
  args: {
    title: longLabel,
    text: `${longText} ${longWord}`,
    steps: steps.map((step) => ({ ...step, title: `${longLabel} ${step.title}` })),
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, WithoutScene, Narrow, LongText });
