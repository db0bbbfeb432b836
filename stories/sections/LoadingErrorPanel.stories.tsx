import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { loadingError as messages } from '#messages/siteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { LoadingErrorPanel } from '../../src/sections/LoadingErrorPanel';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const meta = {
  title: 'Sections/LoadingErrorPanel',
  component: LoadingErrorPanel,
  // Its source is written out in the script, and would be the widest line of the table.
  argTypes: { illustration: { control: false } },
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
  args: { onRetry: fn(() => new Promise<void>(() => undefined)) },
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

/** In the narrowest window the image stands below the button, and long ones are wrapped. */
export const LongText: Story = {
  args: { messages: { ...messages, title: longLabel, text: longLabel, retryLabel: longLabel } },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: messages.illustrationAlt });
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(image.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.bottom);
  },
};

/** Under a pointer the button brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('button', { name: messages.retryLabel })),
};

export const KitchenSink: Story = {
  ...kitchenSink(meta, { Retrying, LongText, PseudoStates }),
  // The first case is trying again once its button has been pressed.
  play: async ({ canvas, userEvent }) => {
    const button = itemOf(canvas.getAllByRole('button', { name: messages.retryLabel }));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(messages.retryingLabel));
    button.blur();
  },
};
