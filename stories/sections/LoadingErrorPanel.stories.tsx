import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/pictures';
import { loadingError as words } from '../../src/content/siteFrame';
import { LoadingErrorPanel } from '../../src/sections/LoadingErrorPanel';
import { expectFits } from '../atoms/expectFits';
import { longLabel } from '../atoms/longWords';

const meta = {
  title: 'Sections/LoadingErrorPanel',
  component: LoadingErrorPanel,
  parameters: { layout: 'fullscreen' },
  args: { words, picture: scenes.loadingError, onRetry: fn(async () => undefined) },
} satisfies Meta<typeof LoadingErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence is told as an alert, and the button is there to try again. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words.text);
    await expect(canvas.getByRole('button', { name: words.retryLabel })).toBeEnabled();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** While it tries the button says so, keeps the focus, and pressing it again starts no second try. */
export const Retrying: Story = {
  args: { onRetry: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.retryLabel }));
    const button = await canvas.findByRole('button', { name: words.retryingLabel });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A try that works is over: the button can be pressed again, and nothing new is told. */
export const RetryWorks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: words.retryLabel }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words.retryLabel })).toBeVisible(),
    );
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
    await userEvent.click(canvas.getByRole('button', { name: words.retryLabel }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(alert));
    await expect(canvas.getByRole('alert')).toHaveTextContent(words.text);
    await expect(canvas.getByRole('button', { name: words.retryLabel })).toBeEnabled();
  },
};

/** Long words are wrapped in the narrowest window. */
export const LongTextNarrow: Story = {
  args: { words: { ...words, title: longLabel, text: longLabel, retryLabel: longLabel } },
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** The panel in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
