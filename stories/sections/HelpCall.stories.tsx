import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { HelpCall } from '../../src/sections/HelpCall';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

/** Least height of a link in pixels. */
const leastHeight = 44;

const meta = {
  title: 'Sections/HelpCall',
  tags: ['!stable', 'experimental'],
  component: HelpCall,
  parameters: { layout: 'fullscreen' },
  args: { messages: home.help, href: paths.help },
} satisfies Meta<typeof HelpCall>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The question stands before the link that answers it, which a finger can hit. */
export const Default: Story = {
  globals: phoneWindow,
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.messages.label });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(leastHeight);
    await expect(link.parentElement).toHaveTextContent(args.messages.text);
  },
};

/** In the narrowest window a long question and a long link are wrapped. */
export const LongText: Story = {
  args: { messages: { text: longText, label: longLabel } },
  globals: narrowWindow,
};

/** Under a pointer the link changes; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('link', { name: home.help.label }));
  },
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
