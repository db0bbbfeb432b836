import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { LanguageLinks } from '../../src/atoms/LanguageLinks';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

/** About in three languages, for whoever reads it in a fourth. */
const links = [
  { code: 'en', tag: 'en-IN', name: 'English', href: '/about' },
  { code: 'hi', tag: 'hi-IN', name: 'हिंदी', href: '/hi/about' },
] as const;

const longLinks = links.map((link) => ({ ...link, name: longLabel }));

const meta = {
  title: 'Atoms/LanguageLinks',
  component: LanguageLinks,
  args: { label: siteFrame.languagesLabel, links: links.slice(1) },
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The other language stands there under its own name, and is read out in its own voice. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'हिंदी' });
    await expect(link).toHaveAttribute('href', '/hi/about');
    await expect(link).toHaveAttribute('lang', 'hi-IN');
    await expect(link).toHaveAttribute('hreflang', 'hi');
  },
};

/** Several languages stand in one row, in one list with a name. */
export const Several: Story = {
  args: { links },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: siteFrame.languagesLabel })).toBeVisible();
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};

/** A page in one language alone has an empty list. */
export const WithoutLinks: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Long names are wrapped, and a finger still hits each of them. */
export const LongText: Story = {
  args: { links: longLinks },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Under a pointer a line appears below the name; the keyboard's ring stands around it. */
export const PseudoStates: Story = {
  decorators: inStates(160),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

export const KitchenSink = kitchenSink(meta, { Several, LongText, PseudoStates }, { width: 240 });
