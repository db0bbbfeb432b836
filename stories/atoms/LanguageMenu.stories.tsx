import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { language } from '#messages/language';
import { siteFrame } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { narrowWindow } from '../../.storybook/viewports';
import { LanguageMenu } from '../../src/atoms/LanguageMenu';
import { longLabel } from '../blocks/longWords';

const links = [
  { code: 'hi', tag: 'hi-IN', name: 'हिंदी', href: '/hi/about' },
  { code: 'ta', tag: 'ta-IN', name: 'தமிழ்', href: '/ta/about' },
] as const;

const meta = {
  title: 'Atoms/LanguageMenu',
  tags: ['!stable', 'experimental'],
  component: LanguageMenu,
  parameters: { docs: { story: { ...framedInDocs.story, height: '20rem' } } },
  args: { label: siteFrame.languagesLabel, links, current: language.name },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button says the language of the page, before what it does, and opens the other languages. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    const name = `${language.name}, ${siteFrame.languagesLabel}`;
    await userEvent.click(canvas.getByRole('button', { name }));
    for (const link of links)
      await expect(await canvas.findByRole('link', { name: link.name })).toBeVisible();
  },
};

/** Long names are wrapped within the window. */
export const LongText: Story = {
  args: { links: links.map((link) => ({ ...link, name: longLabel })) },
  globals: narrowWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { left, right } = (await canvas.findByRole('list')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
