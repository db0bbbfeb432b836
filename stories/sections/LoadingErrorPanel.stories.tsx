import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { loadingError as messages } from '#messages/siteFrame';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import {
  LoadingErrorPanel,
  type LoadingErrorPanelProps,
} from '../../src/sections/LoadingErrorPanel';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

const tryForEver = () => new Promise<void>(() => undefined);

const longWords = { ...messages, title: longLabel, text: longLabel, retryLabel: longLabel };

const meta = {
  title: 'Sections/LoadingErrorPanel',
  component: LoadingErrorPanel,
  parameters: { layout: 'fullscreen' },
  args: { messages, illustration: scenes.loadingError, onRetry: fn(async () => undefined) },
} satisfies Meta<typeof LoadingErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence is told as an alert, and the button is there to try again. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.text);
    await expect(canvas.getByRole('button', { name: messages.retryLabel })).toBeEnabled();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** While it tries the button says and shows so, keeps the focus, and pressing it again starts no second try. */
export const Retrying: Story = {
  args: { onRetry: fn(tryForEver) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.retryLabel }));
    const button = await canvas.findByRole('button', { name: messages.retryingLabel });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { hidden: true })).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A try that works is over: the button can be pressed again, and nothing new is told. */
export const RetryWorks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    const button = canvas.getByRole('button', { name: messages.retryLabel });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('alert')).toBe(alert);
  },
};

/** A try that fails is told again: it is a new alert, not the old one left standing. */
export const RetryFails: Story = {
  args: {
    onRetry: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: messages.retryLabel }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(alert));
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.text);
    await expect(canvas.getByRole('button', { name: messages.retryLabel })).toBeEnabled();
  },
};

/** Long words are wrapped in the narrowest window. */
export const LongText: Story = {
  args: { messages: longWords },
  globals: narrowWindow,
};

/** In the narrowest window the image stands above the words. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const illustration = canvas
      .getByRole('img', { name: messages.illustrationAlt })
      .getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(illustration.bottom).toBeLessThanOrEqual(title.top);
  },
};

/** Every state of the button, the last of which is reached by a press: trying again. */
const states = (args: LoadingErrorPanelProps) => (
  <>
    <StateCases>
      <LoadingErrorPanel {...args} />
    </StateCases>
    <Case name="Trying again">
      <LoadingErrorPanel {...args} onRetry={tryForEver} />
    </Case>
  </>
);

/** Presses the last button that can be pressed, and takes the focus from it. */
const pressLast: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const button = itemOf(canvas.getAllByRole('button', { name: messages.retryLabel }).slice(-1));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent(messages.retryingLabel));
  button.blur();
};

/** Under a pointer the button brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  render: (args) => <Cases isFullWidth>{states(args)}</Cases>,
  play: async (context) => {
    await expectStatesShown(context.canvas.getAllByRole('button', { name: messages.retryLabel }));
    await pressLast(context);
  },
};

/** Every look of the panel at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases isFullWidth>
      {states(args)}
      <Case name="Long text">
        <LoadingErrorPanel {...args} messages={longWords} />
      </Case>
    </Cases>
  ),
  play: pressLast,
};
