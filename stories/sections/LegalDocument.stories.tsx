import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '#messages/company';
import { privacy } from '#messages/legal/privacy';
import { terms } from '#messages/legal/terms';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { desktopWindow, narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { legalIllustrations } from '../../src/art/illustrations';
import { withCompoundsKept } from '../../src/domain/withCompoundsKept';
import { LegalDocument } from '../../src/sections/LegalDocument';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

/** The beginning of a text; whole texts stand on their pages. */
const few = { ...terms, sections: terms.sections.slice(0, 3) };

const meta = {
  title: 'Sections/LegalDocument',
  component: LegalDocument,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: { messages: few, illustration: legalIllustrations.terms },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every entry of the contents leads to a section of that name, in the same order. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const contents = canvas.getByRole('navigation', { name: args.messages.contentsTitle });
    const links = within(contents).getAllByRole('link');
    await expect(links).toHaveLength(args.messages.sections.length);
    for (const [index, link] of links.entries()) {
      const { id, title } = itemOf(args.messages.sections, index);
      await expect(link).toHaveTextContent(title);
      await expect(link).toHaveAttribute('href', `#${id}`);
      await expect(canvas.getByRole('region', { name: title })).toHaveAttribute('id', id);
    }
  },
};

const boxOf = (element: Element) => element.getBoundingClientRect();

/** The summary is a list on a slip, with an anchor of its own and no number: beside the title on a desktop, and over the edge of the opening. */
export const Summary: Story = {
  globals: desktopWindow,
  play: async ({ args, canvas }) => {
    const { title, lines, note } = args.messages.summary;
    const slip = canvas.getByRole('region', { name: title });
    await expect(slip).toHaveAttribute('id', 'in-short');
    const items = within(slip).getAllByRole('listitem');
    for (const [index, line] of lines.entries())
      await expect(items[index]).toHaveTextContent(withCompoundsKept(line));
    await expect(within(slip).getByText(note)).toBeVisible();
    await expect(within(slip).getByRole('link', { name: '1930' })).toBeVisible();
    const heading = boxOf(canvas.getByRole('heading', { level: 1 }));
    await expect(boxOf(slip).left).toBeGreaterThan(heading.left + window.innerWidth / 3);
    const contents = canvas.getByRole('navigation', { name: args.messages.contentsTitle });
    await expect(boxOf(slip).bottom).toBeLessThan(boxOf(contents).top);
  },
};

/** On a phone the slip stands below the version, as wide as the text, and all lines of a heading begin beside its number. */
export const Phone: Story = {
  globals: phoneWindow,
  play: async ({ args, canvas }) => {
    const slip = boxOf(canvas.getByRole('region', { name: args.messages.summary.title }));
    const versions = canvas.getAllByText(new RegExp(`^${args.messages.versionLabel} `));
    await expect(slip.top).toBeGreaterThan(boxOf(itemOf(versions, 0)).bottom);
    const { title } = itemOf(args.messages.sections, 2);
    const heading = canvas.getByRole('heading', { name: title });
    const words = document.createRange();
    words.selectNodeContents(heading);
    const lines = [...words.getClientRects()].map(({ left }) => Math.round(left));
    await expect(lines.length).toBeGreaterThan(1);
    await expect(new Set(lines).size).toBe(1);
    await expect(lines[0]).toBeGreaterThan(boxOf(heading).left + 24);
  },
};

/** On a phone a link below the version, high enough for a finger, leads past the summary to the contents and opens them. */
export const WayToContents: Story = {
  globals: phoneWindow,
  play: async ({ args, canvas, userEvent }) => {
    const way = canvas.getByRole('link', { name: args.messages.contentsTitle });
    await expect(way.offsetHeight).toBeGreaterThanOrEqual(44);
    const fold = canvas.getByRole('group');
    await expect(fold).not.toHaveAttribute('open');
    await userEvent.click(way);
    await expect(fold).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(fold).not.toHaveAttribute('open');
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** What stands out in a section is a paragraph of its own, or a line of the summary: the paragraph that begins with it, or else a new one. It has an edge, or stands on a torn slip, and its drawing stands by the heading. */
export const Callouts: Story = {
  args: {
    layout: {
      summary: [],
      callouts: {
        'about-these-terms': { line: 0, illustration: 'shop' },
        'words-we-use': { line: 3, illustration: 'receipt', look: 'warning' },
        'who-may-use': { block: 2, illustration: 'age', look: 'slip' },
      },
      margins: {},
      lists: {},
    },
  },
  play: async ({ args, canvas }) => {
    const { lines } = args.messages.summary;
    const own = 'If you are under 18, please ask a parent or guardian';
    for (const [section, text] of [itemOf(lines, 0), itemOf(lines, 3), own].entries()) {
      const { title } = itemOf(args.messages.sections, section);
      const region = canvas.getByRole('region', { name: title });
      const said = within(region).getAllByText(withCompoundsKept(text), { exact: false });
      await expect(said).toHaveLength(1);
      const { borderInlineStartWidth, maskImage } = getComputedStyle(itemOf(said, 0));
      // A note stands behind an edge, and else a slip.
      await expect(borderInlineStartWidth === '6px').toBe(text === lines[0]);
      await expect(maskImage !== 'none').toBe(text !== lines[0]);
      await expect(region.querySelectorAll('img')).toHaveLength(1);
    }
  },
};

/** A list may have numbers, or hold words and what they mean, a section has a drawing in its margin, and each line of the summary leads to a section. */
export const Layout: Story = {
  args: {
    layout: {
      summary: few.sections.map(({ id }) => id),
      callouts: {},
      margins: { 'who-may-use': 'age' },
      lists: { 'words-we-use': { 1: 'definitions' } },
    },
  },
  play: async ({ args, canvas }) => {
    const last = canvas.getByRole('region', { name: itemOf(args.messages.sections, 2).title });
    await expect(last.querySelectorAll('img')).toHaveLength(1);
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('“You”');
    const slip = within(canvas.getByRole('region', { name: args.messages.summary.title }));
    for (const { id, title } of args.messages.sections) {
      const link = slip.getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', `#${id}`);
    }
  },
};

/** A section may hold paragraphs and lists. */
export const WithList: Story = {
  args: {
    messages: {
      ...privacy,
      sections: privacy.sections.filter(({ id }) => id === 'services-at-the-counter'),
    },
  },
};

/** A translation tells version and date in its own language, the date for machines too, says which text prevails and leads to it. */
export const Translation: Story = {
  args: {
    messages: {
      ...few,
      locale: 'hi-IN',
      translation: { text: longText, linkLabel: 'Original' },
    },
    original: { href: '/terms', hrefLang: 'en' },
  },
  play: async ({ canvas }) => {
    const version = new RegExp(`^${terms.versionLabel} ${terms.version}`);
    for (const told of canvas.getAllByText(version)) await expect(told).toBeVisible();
    const dates = canvas.getAllByText((_, element) => element?.tagName === 'TIME');
    await expect(dates).toHaveLength(2);
    const inHindi = new Intl.DateTimeFormat('hi-IN', { month: 'long', year: 'numeric' });
    for (const date of dates) {
      await expect(date).toHaveAttribute('datetime', terms.date);
      await expect(date).toHaveTextContent(inHindi.format(new Date(terms.date)));
    }
    await expect(canvas.getByText(longText, { exact: false })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Original' });
    await expect(link).toHaveAttribute('href', '/terms');
    await expect(link).toHaveAttribute('hreflang', 'en');
  },
};

/** An email address, a phone number, the name of another page and the website of an authority are links wherever the text has them, and the number is never broken. */
export const LinksInText: Story = {
  args: { messages: terms },
  play: async ({ args, canvas }) => {
    const phone = { label: company.phoneDisplay, href: `tel:${company.phone}` };
    const email = { label: company.email, href: `mailto:${company.email}` };
    for (const { label, href } of [phone, email, ...args.messages.links])
      for (const link of canvas.getAllByRole('link', { name: label })) {
        await expect(link).toHaveAttribute('href', href);
        if (label === phone.label) await expect(link.getClientRects()).toHaveLength(1);
      }
  },
};

/** On a wide window the contents stay in view while the text goes by. */
export const ContentsStay: Story = {
  args: { messages: { ...terms, sections: terms.sections.slice(0, 8) } },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 2000, behavior: 'instant' });
    const contents = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(contents.top).toBeGreaterThanOrEqual(0);
    await expect(contents.bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Lines of running text keep to about 68 characters. */
export const LineLength: Story = {
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const section = canvas.getByRole('region', { name: itemOf(few.sections).title });
    const zero = document.createElement('span');
    zero.textContent = '0'.repeat(68);
    zero.style.whiteSpace = 'nowrap';
    section.append(zero);
    await expect(section.clientWidth).toBeLessThanOrEqual(zero.offsetWidth * 1.01);
    zero.remove();
  },
};

/** In the narrowest window the contents stand above the text, and long words of every kind are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...terms,
      title: longLabel,
      summary: { title: longWord, lines: [longText, longWord.repeat(2)], note: longLabel },
      sections: [
        { id: 'long', title: longLabel, blocks: [longText, { list: [longWord.repeat(3)] }] },
      ],
    },
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation').getBoundingClientRect();
    const text = canvas.getByRole('region', { name: longLabel }).getBoundingClientRect();
    await expect(contents.bottom).toBeLessThanOrEqual(text.top);
  },
};

/** Under a pointer an entry of the contents is underlined; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  args: { messages: { ...terms, sections: terms.sections.slice(0, 1) } },
  decorators: inStates(),
  play: async ({ args, canvas }) => {
    const { title } = itemOf(args.messages.sections);
    await expectStatesShown(canvas.getAllByRole('link', { name: title }));
  },
};

export const KitchenSink = kitchenSink(meta, {
  Callouts,
  Layout,
  WithList,
  Translation,
  LongText,
  PseudoStates,
});
