import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { thanks } from '#messages/pages/thanks';
import { narrowWindow } from '../../.storybook/viewports';
import { CopyButton } from '../../src/atoms/CopyButton';
import { applicationEmail } from '../../src/pages/thanks/applicationEmail';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const { copyLabel, copiedLabel } = thanks.email;
const { body } = applicationEmail();

const meta = {
  title: 'Atoms/CopyButton',
  tags: ['!stable', 'experimental'],
  component: CopyButton,
  args: { text: body, label: copyLabel, copiedLabel, copy: fn(async () => undefined) },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press copies the text; the button says so, and a screen reader is told. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copyLabel }));
    await expect(args.copy).toHaveBeenCalledWith(body);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(copiedLabel));
    await expect(canvas.getByRole('button')).toHaveTextContent(copiedLabel);
  },
};

/** Where the browser refuses, the label stays. */
export const Refused: Story = {
  args: { copy: fn(async () => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveTextContent(copyLabel);
  },
};

/** Where the browser has no clipboard, there is no button. */
export const NoClipboard: Story = {
  args: { copy: undefined },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

/** In the narrowest window a long label is wrapped. */
export const LongText: Story = { args: { label: longLabel }, globals: narrowWindow };

/** Under a pointer the button is filled; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('button', { name: copyLabel })),
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
