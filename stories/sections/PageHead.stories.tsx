import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { about } from '#messages/pages/about';
import { contact } from '#messages/pages/contact';
import { home } from '#messages/pages/home';
import { notFound } from '#messages/pages/notFound';
import { thanks } from '#messages/pages/thanks';
import { site } from '#messages/site';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { localPath } from '../../src/domain/localPath';
import { socialImage } from '../../src/domain/socialImage';
import { PageHead } from '../../src/sections/PageHead';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel, longText } from '../blocks/longWords';
import { headTagsIn } from './headTags';
import { WrittenHead } from './WrittenHead';

const meta = {
  title: 'Sections/PageHead',
  component: PageHead,
  parameters: { docs: { story: { ...framedInDocs.story, height: '54rem' } } },
  args: { meta: contact.meta, site, path: paths.contact },
  render: (args) => (
    <>
      <PageHead {...args} />
      <WrittenHead {...args} />
    </>
  ),
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

const inHead = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;

const addressOf = (path: string) => company.siteUrl + localPath(language.prefix, path);

/** A page's title ends with the name of the company, and its description and address are in the head. */
export const Default: Story = {
  play: async () => {
    await expect(document.title).toBe(`${contact.meta.title} | ${company.name}`);
    await expect(inHead('meta[name=description]', 'content')).toBe(contact.meta.description);
    await expect(inHead('link[rel=canonical]', 'href')).toBe(addressOf(paths.contact));
    await expect(inHead('meta[name=robots]', 'content')).toBeNull();
  },
};

/** Search engines are told of the page in every language, the usual one for whoever speaks none of them. */
export const OtherLanguages: Story = {
  play: async () => {
    const alternates = [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    await expect(alternates).toEqual([
      ...site.languages.map(({ code, prefix }) => [
        code,
        company.siteUrl + localPath(prefix, paths.contact),
      ]),
      ['x-default', `${company.siteUrl}/contact`],
    ]);
  },
};

/** Home's title is the company's name alone. */
export const OnHome: Story = {
  args: { meta: home.meta, path: paths.home },
  play: async () => {
    await expect(document.title).toBe(company.name);
  },
};

/** A shared link shows the page's own title and description with an image. */
export const SharedLink: Story = {
  play: async () => {
    await expect(inHead('meta[property="og:title"]', 'content')).toBe(document.title);
    await expect(inHead('meta[property="og:description"]', 'content')).toBe(
      contact.meta.description,
    );
    const illustration = `${company.siteUrl}/social${language.prefix}/contact.png`;
    await expect(inHead('meta[property="og:image"]', 'content')).toBe(illustration);
    await expect(inHead('meta[name="twitter:image"]', 'content')).toBe(illustration);
  },
};

/** A page's image may say more than its title; its text is what is written in it. */
export const WithHeadline: Story = {
  args: { meta: about.meta, path: paths.about },
  play: async ({ canvas }) => {
    const alt = `${company.name}: ${about.title}`;
    await expect(inHead('meta[property="og:image:alt"]', 'content')).toBe(alt);
    await expect(inHead('meta[name="twitter:image:alt"]', 'content')).toBe(alt);
    await expect(canvas.getByRole('img', { name: alt })).toBeVisible();
  },
};

/** The table shows what the document's head holds. */
export const AsWritten: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('row').flatMap((row) => {
      const value = within(row).getByRole('cell').textContent;
      const names = within(row).getByRole('rowheader').textContent.split(', ');
      return names.map((name) => ({ name, value }));
    });
    await expect(headTagsIn(document.head)).toEqual(expect.arrayContaining(shown));
    await expect(shown).toContainEqual({ name: 'title', value: document.title });
  },
};

/** A page that is to be found from the site alone has an address, and is kept out of search engines. */
export const NotIndexed: Story = {
  args: { meta: thanks.meta, path: paths.thanks, isIndexed: false },
  play: async () => {
    await expect(inHead('meta[name=robots]', 'content')).toBe('noindex');
    await expect(inHead('link[rel=canonical]', 'href')).toBe(addressOf(paths.thanks));
  },
};

/** A page without an address of its own, as the one for unknown addresses, claims none, and has Home's image. */
export const WithoutPath: Story = {
  args: { meta: notFound.meta, path: undefined, isIndexed: false },
  play: async () => {
    await expect(inHead('link[rel=canonical]', 'href')).toBeNull();
    await expect(inHead('meta[property="og:url"]', 'content')).toBeNull();
    await expect(inHead('meta[property="og:image"]', 'content')).toBe(
      company.siteUrl + socialImage(paths.home, language.prefix, home.meta).url,
    );
    await expect(inHead('meta[property="og:image:alt"]', 'content')).toBe(company.name);
  },
};

const longMeta = { title: longLabel, description: longText };

/** However long, title and description are written whole; who shows them may cut them. */
export const LongText: Story = {
  args: { meta: longMeta },
  play: async () => {
    await expect(document.title).toBe(`${longLabel} | ${company.name}`);
    await expect(inHead('meta[name=description]', 'content')).toBe(longText);
  },
};

/** What is written is the same in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async () => {
    await expect(document.title).toBe(`${contact.meta.title} | ${company.name}`);
  },
};

/** Every look of the component at once: what is written for each kind of page. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={340}>
      <Case name="A page">
        <WrittenHead {...args} />
      </Case>
      <Case name="Home">
        <WrittenHead {...args} meta={home.meta} path={paths.home} />
      </Case>
      <Case name="Not indexed">
        <WrittenHead {...args} meta={thanks.meta} path={paths.thanks} isIndexed={false} />
      </Case>
      <Case name="Without path, not indexed">
        <WrittenHead {...args} meta={notFound.meta} path={undefined} isIndexed={false} />
      </Case>
      <Case name="Long text">
        <WrittenHead {...args} meta={{ title: longLabel, description: longLabel }} />
      </Case>
    </Cases>
  ),
};
