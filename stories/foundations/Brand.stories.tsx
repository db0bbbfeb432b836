import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandIcons } from '../../build/brandImages/brandIcons';
import { socialPages } from '../../build/brandImages/socialPages';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { fromBase } from '../../src/domain/fromBase';
import { Specimens } from './Specimens';

const meta = {
  title: 'Foundations/Brand',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark as tabs, home screens and search results show it; each icon has a use of its own. */
export const Icons: Story = {
  render: () => (
    <Specimens
      width={240}
      of={brandIcons.map(({ url, sizes, use }) => ({
        name: use,
        values: [url, sizes.length > 0 ? `${sizes.join(', ')} px` : 'any size'],
        sample: <img src={fromBase(url)} alt={use} width={96} height={96} />,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const uses = new Set(brandIcons.map(({ use }) => use));
    await expect(uses.size).toBe(brandIcons.length);
    for (const use of uses) await expect(canvas.getByRole('img', { name: use })).toBeVisible();
  },
};

/** What a chat or a network shows where a page is shared: an image for every page of the site. */
export const SharedLinks: Story = {
  render: () => (
    <Specimens
      width={320}
      of={socialPages.map(({ path, url, text }) => ({
        name: url,
        values: [path],
        use: text,
        sample: <img src={fromBase(url)} alt="" style={{ maxWidth: '100%' }} />,
      }))}
    />
  ),
  play: async () => {
    await expect(socialPages.map(({ path }) => path).toSorted()).toEqual(
      languages.flatMap(() => pages.map(({ path }) => path)).toSorted(),
    );
  },
};
