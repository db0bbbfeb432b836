import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { paths } from '../../src/content/paths';
import { Hero } from '../../src/sections/Hero';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { shownSeveralTimes } from './shownSeveralTimes';

const messages = home.hero;

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { messages, illustration: scenes.heroShop, joinHref: paths.join, scrollHref: '#welcome' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The promise is the page's one `h1`, with the shop, and Join Us beside the button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(messages.title);
    await expect(canvas.getByRole('img', { name: messages.illustrationAlt })).toBeVisible();
    const join = canvas.getByRole('link', { name: messages.joinLabel });
    await expect(join).toHaveAttribute('href', paths.join);
    const start = canvas.getByRole('button', { name: messages.startLabel });
    await expect(join.offsetTop).toBe(start.offsetTop);
  },
};

/** Get Started Now does nothing: the address, the words and the place in the page stay, and the focus too. */
export const StartDoesNothing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const state = () => ({
      address: window.location.href,
      messages: canvasElement.textContent,
      scroll: window.scrollY,
    });
    const start = canvas.getByRole('button', { name: messages.startLabel });
    await expect(start).toHaveAttribute('type', 'button');
    const before = state();
    await userEvent.click(start);
    await expect(state()).toEqual(before);
    await expect(start).toHaveFocus();
  },
};

/** With a handler, pressing Get Started Now calls it once and hands it nothing. */
export const StartWithHandler: Story = {
  args: { onStart: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.startLabel }));
    await expect(args.onStart).toHaveBeenCalledTimes(1);
    await expect(args.onStart).toHaveBeenCalledWith();
  },
};

/** The keyboard goes from Get Started Now to Join Us and on to the scroll indicator. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: messages.startLabel })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: messages.joinLabel })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: messages.scrollLabel })).toHaveFocus();
  },
};

/** The scroll indicator leads to the section that it names. */
export const ScrollIndicator: Story = {
  render: (args) => (
    <>
      <Hero {...args} />
      <div id="welcome" style={{ height: '100vh' }} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: messages.scrollLabel }));
    const top = () => document.getElementById('welcome')?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(window.innerHeight / 2));
  },
};

/** A long promise pushes the rest down and is not cut. */
export const LongText: Story = {
  args: { messages: { ...messages, title: longLabel, text: longText } },
};

/** In the narrowest window the words come first and the shop below them. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: messages.startLabel }).getBoundingClientRect();
    const shop = canvas
      .getByRole('img', { name: messages.illustrationAlt })
      .getBoundingClientRect();
    await expect(start.bottom).toBeLessThanOrEqual(shop.top);
  },
};

/** Under a pointer the button and both links change, and the keyboard's focus rings each. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes('named'),
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <Hero {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('button', { name: messages.startLabel }));
    await expectStatesShown(canvas.getAllByRole('link', { name: messages.joinLabel }));
    await expectStatesShown(canvas.getAllByRole('link', { name: messages.scrollLabel }));
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <Hero {...args} />
      </StateCases>
      <Case name="Long text">
        <Hero {...args} messages={{ ...messages, eyebrow: longLabel, title: longLabel }} />
      </Case>
    </Cases>
  ),
};
