import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { company } from '#messages/company';
import { privacy } from '#messages/legal/privacy';
import { terms } from '#messages/legal/terms';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { narrowWindow } from '../../.storybook/viewports';
import { LegalDocument } from '../../src/sections/LegalDocument';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText, longWord } from '../blocks/longWords';

const meta = {
  title: 'Sections/LegalDocument',
  component: LegalDocument,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: { messages: terms },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every entry of the contents leads to a section of that name, in the same order. */
const contentsLead: Story['play'] = async ({ args, canvas }) => {
  const contents = canvas.getByRole('navigation', { name: args.messages.contentsTitle });
  const links = within(contents).getAllByRole('link');
  await expect(links).toHaveLength(args.messages.sections.length);
  for (const [index, link] of links.entries()) {
    const { id, title } = itemOf(args.messages.sections, index);
    await expect(link).toHaveTextContent(title);
    await expect(link).toHaveAttribute('href', `#${id}`);
    await expect(canvas.getByRole('region', { name: title })).toHaveAttribute('id', id);
  }
};

/** The contents of the terms lead to each of their sections. */
export const Default: Story = { play: contentsLead };

/** The contents of the privacy policy lead to each of its sections. */
export const Privacy: Story = { args: { messages: privacy }, play: contentsLead };

/** The version and its date are told, the date for machines too. */
export const VersionAndDate: Story = {
  play: async ({ canvas }) => {
    const version = new RegExp(`^${terms.versionLabel} ${terms.version}`);
    await expect(canvas.getByText(version)).toBeVisible();
    const date = canvas.getByText((_, element) => element?.tagName === 'TIME');
    await expect(date).toHaveAttribute('datetime', terms.date);
  },
};

/** The date is written in the language of the text. */
export const InHindi: Story = {
  args: { messages: { ...terms, locale: 'hi-IN' } },
  play: async ({ canvas }) => {
    const date = canvas.getByText((_, element) => element?.tagName === 'TIME');
    const inHindi = new Intl.DateTimeFormat('hi-IN', { month: 'long', year: 'numeric' });
    await expect(date).toHaveTextContent(inHindi.format(new Date(terms.date)));
  },
};

/** A translation says which text prevails, and leads to it. */
export const Translation: Story = {
  args: {
    messages: { ...terms, translation: { text: longText, linkLabel: 'Original' } },
    original: { href: '/terms', hrefLang: 'en' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longText, { exact: false })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Original' });
    await expect(link).toHaveAttribute('href', '/terms');
    await expect(link).toHaveAttribute('hreflang', 'en');
  },
};

/** An email address or a phone number in the text is a link, and the number is never broken. */
export const WaysToReach: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: company.email }))
      await expect(link).toHaveAttribute('href', `mailto:${company.email}`);
    for (const link of canvas.getAllByRole('link', { name: company.phoneDisplay })) {
      await expect(link).toHaveAttribute('href', `tel:${company.phone}`);
      await expect(link.getClientRects()).toHaveLength(1);
    }
  },
};

/** Where the text names another page it leads there, every time. */
export const OtherPages: Story = {
  play: async ({ args, canvas }) => {
    for (const { label, href } of args.messages.links) {
      const links = canvas.getAllByRole('link', { name: label });
      for (const link of links) await expect(link).toHaveAttribute('href', href);
    }
  },
};

/** A followed entry brings its section into view. */
export const EntryFollowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const { id, title } = itemOf(terms.sections, terms.sections.length - 1);
    await userEvent.click(canvas.getByRole('link', { name: title }));
    const top = () => document.getElementById(id)?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(window.innerHeight));
  },
};

/** On a wide window the contents stay in view while the text goes by. */
export const ContentsStay: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 4000, behavior: 'instant' });
    const contents = canvas.getByRole('navigation');
    await expect(contents.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(contents.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Lines of running text keep to about 68 characters. */
export const LineLength: Story = {
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const { id } = itemOf(terms.sections);
    const line = canvas.getByRole('region', { name: itemOf(terms.sections).title });
    const zero = document.createElement('span');
    zero.textContent = '0'.repeat(68);
    document.getElementById(id)?.append(zero);
    await expect(line.clientWidth).toBeLessThanOrEqual(zero.offsetWidth * 1.01);
    zero.remove();
  },
};

/** Long titles, paragraphs and list items are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...terms,
      title: longLabel,
      sections: [
        { id: 'long', title: longLabel, blocks: [longText, { list: [longWord.repeat(3)] }] },
      ],
    },
  },
  globals: narrowWindow,
};

/** In the narrowest window the contents stand above the text. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation').getBoundingClientRect();
    const first = canvas.getByRole('region', { name: itemOf(terms.sections).title });
    await expect(contents.bottom).toBeLessThanOrEqual(first.getBoundingClientRect().top);
  },
};
