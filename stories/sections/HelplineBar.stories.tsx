import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { help } from '#messages/pages/help';
import { desktopWindow, narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { Section } from '../../src/atoms/Section';
import { HelplineBar } from '../../src/sections/HelplineBar';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const { fraud } = help.stage;

const meta = {
  title: 'Sections/HelplineBar',
  tags: ['!stable', 'experimental'],
  component: HelplineBar,
  parameters: { layout: 'fullscreen' },
  args: { messages: fraud, children: <Section>{help.money.rule.text}</Section> },
} satisfies Meta<typeof HelplineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is one link to call, named by its question and its number. */
export const Default: Story = {
  globals: phoneWindow,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `${fraud.title} ${fraud.phone}` });
    await expect(link).toHaveAttribute('href', `tel:${fraud.phone}`);
    await expect(link).toBeVisible();
  },
};

/** Along sections that are higher than the window it stays at the window’s foot. */
export const StaysInView: Story = {
  globals: phoneWindow,
  args: { children: <Section sx={{ minHeight: '200vh' }}>{help.money.rule.text}</Section> },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
  },
};

/** A wide window has the number large in the opening, and no bar. */
export const Desktop: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

/** In the narrowest window a long question is wrapped, and the number is not. */
export const LongText: Story = {
  args: { messages: { ...fraud, title: longLabel } },
  globals: narrowWindow,
};

/** The bar changes its look under a pointer and has the keyboard’s ring. */
export const PseudoStates: Story = {
  globals: phoneWindow,
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
