import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { home } from '#messages/pages/home';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { paths } from '../../src/content/paths';
import { HelpCall } from '../../src/sections/HelpCall';
import { Hero } from '../../src/sections/Hero';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const messages = home.hero;

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    messages,
    illustration: scenes.heroShop,
    joinHref: paths.join,
    scrollHref: '#welcome',
  },
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
    const state = () => [window.location.href, canvasElement.textContent, window.scrollY];
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

/** A section stands at the end of the scroll indicator’s line. */
export const WithHelp: Story = {
  args: { children: <HelpCall messages={home.help} href={paths.help} /> },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const middle = (name: string) => {
      const { top, bottom } = canvas.getByRole('link', { name }).getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(middle(home.help.label)).toBeCloseTo(middle(messages.scrollLabel), 0);
  },
};

/** In the narrowest window a long promise is wrapped, and the shop stands below the words. */
export const LongText: Story = {
  args: { messages: { ...messages, eyebrow: longLabel, title: longLabel, text: longText } },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: messages.startLabel }).getBoundingClientRect();
    const shop = canvas.getByRole('img', { name: messages.illustrationAlt });
    await expect(start.bottom).toBeLessThanOrEqual(shop.getBoundingClientRect().top);
  },
};

/** Under a pointer the button and both links change, and the keyboard's focus rings each. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('button', { name: messages.startLabel }));
    await expectStatesShown(canvas.getAllByRole('link', { name: messages.joinLabel }));
    await expectStatesShown(canvas.getAllByRole('link', { name: messages.scrollLabel }));
  },
};

export const KitchenSink = kitchenSink(meta, { LongText, PseudoStates });
