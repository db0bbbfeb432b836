import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { language } from '#messages/language';
import { siteFrame } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { LanguageMenu } from '../../src/atoms/LanguageMenu';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

/** About in four languages, for whoever reads it in a fifth. */
const links = [
  { code: 'hi', tag: 'hi-IN', name: 'हिंदी', href: '/hi/about' },
  { code: 'mr', tag: 'mr-IN', name: 'मराठी', href: '/mr/about' },
  { code: 'bn', tag: 'bn-IN', name: 'বাংলা', href: '/bn/about' },
  { code: 'ta', tag: 'ta-IN', name: 'தமிழ்', href: '/ta/about' },
] as const;

const meta = {
  title: 'Atoms/LanguageMenu',
  tags: ['!stable', 'experimental'],
  component: LanguageMenu,
  parameters: { docs: { story: { ...framedInDocs.story, height: '20rem' } } },
  args: { label: siteFrame.languagesLabel, links },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const buttonOf = (canvas: Canvas) => canvas.getByRole('button', { name: siteFrame.languagesLabel });

const expectList = (canvas: Canvas, isOpen: boolean) =>
  waitFor(async () => {
    await expect(buttonOf(canvas)).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(canvas.queryAllByRole('link')).toHaveLength(isOpen ? links.length : 0);
  });

/** Closed, none of the languages can be reached. */
export const Default: Story = {
  play: async ({ canvas }) => expectList(canvas, false),
};

/** Open, each language is a link in its own words and voice, high enough for a finger. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expectList(canvas, true);
    for (const { name, tag, code, href } of links) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('lang', tag);
      await expect(link).toHaveAttribute('hreflang', code);
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** With the name of the page's language the button says it, before what it does. */
export const WithLanguageName: Story = {
  args: { current: language.name },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', {
      name: `${language.name}, ${siteFrame.languagesLabel}`,
    });
    await expect(button).toHaveTextContent(language.name);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Escape closes the panel, and the focus is on its button again. */
export const ClosedByEscape: Story = {
  play: byHand(async ({ canvas }, input) => {
    buttonOf(canvas).focus();
    await input.press('{Enter}');
    await expectList(canvas, true);
    await input.press('{Tab}');
    await expect(canvas.getByRole('link', { name: links[0].name })).toHaveFocus();
    await input.press('{Escape}');
    await expectList(canvas, false);
    await expect(buttonOf(canvas)).toHaveFocus();
  }),
};

/** Long names are wrapped within the window. */
export const LongText: Story = {
  args: { links: links.map((link) => ({ ...link, name: longLabel })) },
  globals: narrowWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expectList(canvas, true);
    const { left, right } = canvas.getByRole('list').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Under a pointer the button has a surface; the keyboard's ring stands around it. */
export const PseudoStates: Story = {
  decorators: inStates(80),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('button')),
};

export const KitchenSink = kitchenSink(meta, { Default, WithLanguageName, PseudoStates });
