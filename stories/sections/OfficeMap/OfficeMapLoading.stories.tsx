import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { OfficeMap } from '../../../src/sections/OfficeMap';
import {
  answers,
  heldAnswer,
  heldAnswers,
  keepsSilent,
  mapArgs,
  neverLoads,
  startHoldingAnswers,
} from './mapHosts';

const messages = contact.map;

/** What stands in the map's place while its host is asked, and how it is asked again. */
const meta = {
  title: 'Sections/OfficeMap/Loading',
  tags: ['!autodocs'],
  component: OfficeMap,
  parameters: { layout: 'fullscreen' },
  args: mapArgs,
} satisfies Meta<typeof OfficeMap>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Has the host refuse the first request, and asks again. */
async function retry({ canvas, userEvent }: Context): Promise<HTMLElement> {
  await waitFor(() => expect(heldAnswers).toHaveLength(1));
  heldAnswers[0]?.refuse();
  const button = await canvas.findByRole('button', { name: messages.retryLabel });
  await userEvent.click(button);
  return button;
}

/** While its host is asked the drawn streets show, and nothing is said. */
export const Waiting: Story = {
  args: { probe: fn(keepsSilent) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.probe).toHaveBeenCalled());
    await expect(canvas.queryByTitle(messages.frameTitle)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A map that is on its way is out of sight, and out of the way of the keyboard: the drawn streets show. */
export const OnItsWay: Story = {
  args: { embedUrlOf: () => neverLoads, probe: fn(answers) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(messages.frameTitle)).not.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A host that answers and then sends no map is told as one that cannot be reached. */
export const NoMap: Story = {
  args: { embedUrlOf: () => neverLoads, probe: fn(answers), patience: 50 },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.unreachable);
    await expect(canvas.queryByTitle(messages.frameTitle)).toBeNull();
  },
};

/** A press asks again; the button is busy and keeps the focus meanwhile, and a failure is told anew. */
export const TriedInVain: Story = {
  beforeEach: startHoldingAnswers,
  args: { probe: heldAnswer },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = await retry(context);
    await expect(canvas.getByText(messages.loading)).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(heldAnswers).toHaveLength(2);
    heldAnswers[1]?.refuse();
    await canvas.findByText(messages.unreachable);
    await expect(button).toHaveAttribute('aria-busy', 'false');
    await expect(button).toHaveFocus();
  },
};

/** A page that was left while the host was asked comes back with the drawn streets, and asks anew. */
export const PageComesBack: Story = {
  beforeEach: startHoldingAnswers,
  args: { probe: heldAnswer },
  play: async ({ canvas }) => {
    await waitFor(() => expect(heldAnswers).toHaveLength(1));
    heldAnswers[0]?.refuse();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(heldAnswers).toHaveLength(2));
    await expect(canvas.queryByText(messages.unreachable)).toBeNull();
    heldAnswers[1]?.accept();
    await canvas.findByTitle(messages.frameTitle);
  },
};

/** Tried again with success the map is shown and that is said; the focus goes to the link beside it. */
export const TriedAgain: Story = {
  beforeEach: startHoldingAnswers,
  args: { probe: heldAnswer },
  play: async (context) => {
    const { canvas } = context;
    await retry(context);
    heldAnswers[1]?.accept();
    await expect(await canvas.findByText(messages.shown)).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByTitle(messages.frameTitle)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: messages.openLabel })).toHaveFocus();
  },
};

/** A focus that has gone elsewhere while the host was asked stays there. */
export const FocusElsewhere: Story = {
  beforeEach: startHoldingAnswers,
  args: { probe: heldAnswer },
  play: async (context) => {
    const { canvas } = context;
    const button = await retry(context);
    button.blur();
    heldAnswers[1]?.accept();
    await canvas.findByTitle(messages.frameTitle);
    await expect(document.body).toHaveFocus();
  },
};
