import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { home } from '#messages/pages/home';
import { desktopWindow, narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { paths } from '../../src/content/paths';
import { SafetySection } from '../../src/sections/SafetySection';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const messages = home.safety;

const meta = {
  title: 'Sections/SafetySection',
  tags: ['!stable', 'experimental'],
  component: SafetySection,
  parameters: { layout: 'fullscreen' },
  args: { messages, illustration: scenes.fingerprint, helpHref: paths.help },
} satisfies Meta<typeof SafetySection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rules in their order, the way to help, and beside them a receipt that says that it is an example. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: messages.title }));
    const rules = region.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rules).toEqual(messages.rules);
    const help = region.getByRole('link', { name: messages.label });
    await expect(help).toHaveAttribute('href', paths.help);
    const receipt = region.getByRole('figure');
    await expect(receipt).toHaveTextContent(messages.receipt.note);
    for (const { label, text } of messages.receipt.lines) {
      await expect(within(receipt).getByText(label)).toBeVisible();
      await expect(within(receipt).getByText(text)).toBeVisible();
    }
    const end = help.parentElement?.getBoundingClientRect().right;
    await expect(receipt.getBoundingClientRect().left).toBeGreaterThanOrEqual(end ?? 0);
  },
};

/** On a phone the receipt stands below the rules and the link. */
export const OnPhone: Story = {
  globals: phoneWindow,
  play: async ({ canvas }) => {
    const help = canvas.getByRole('link', { name: messages.label }).getBoundingClientRect();
    await expect(canvas.getByRole('figure').getBoundingClientRect().top).toBeGreaterThan(
      help.bottom,
    );
  },
};

/** In the narrowest window long rules and long lines of the receipt are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      title: longLabel,
      rulesTitle: longLabel,
      rules: [longText, longLabel],
      label: longLabel,
      receipt: {
        title: longLabel,
        lines: [{ label: longLabel, text: longLabel }],
        result: longLabel,
        note: longText,
      },
    },
  },
  globals: narrowWindow,
};

/** The way to help changes its colour under a pointer and has the keyboard’s ring. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: messages.label })),
};

export const KitchenSink = kitchenSink(meta, { OnPhone, LongText });
