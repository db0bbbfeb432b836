import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { LanguageLinks } from '../../src/atoms/LanguageLinks';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const links = [
  { code: 'en', tag: 'en-IN', name: 'English', href: '/about' },
  { code: 'hi', tag: 'hi-IN', name: 'हिंदी', href: '/hi/about' },
] as const;

const meta = {
  title: 'Atoms/LanguageLinks',
  component: LanguageLinks,
  args: { label: siteFrame.languagesLabel, links },
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each language stands there under its own name, and is read out in its own voice. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: siteFrame.languagesLabel })).toBeVisible();
    for (const { name, href, tag, code } of links) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('lang', tag);
      await expect(link).toHaveAttribute('hreflang', code);
    }
  },
};

/** The languages stand beside each other. */
export const Row: Story = { args: { isRow: true } };

/** Long names are wrapped. */
export const LongText: Story = {
  args: { isRow: true, links: links.map((link) => ({ ...link, name: longLabel })) },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, Row, LongText }, { width: 240 });
