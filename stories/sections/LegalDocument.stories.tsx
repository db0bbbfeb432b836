import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { legalFrame } from '#messages/legal/legalFrame';
import { terms } from '#messages/legal/terms';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { phoneWindow } from '../../.storybook/viewports';
import illustration from '../../src/art/legal/terms.svg?drawing';
import { termsRecord } from '../../src/content/legalTexts';
import { fraudHref, fraudPhone } from '../../src/content/publicPlaces';
import { sectionsOf } from '../../src/pages/legal/sectionsOf';
import { LegalDocument } from '../../src/sections/LegalDocument';
import { itemOf } from '../blocks/itemOf';
import { longText } from '../blocks/longWords';

const sections = sectionsOf(terms, termsRecord);
/** The beginning of a text; whole texts stand on their pages. */
const few = sections.slice(0, 3);

const meta = {
  title: 'Sections/LegalDocument',
  component: LegalDocument,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: {
    messages: terms,
    frame: legalFrame,
    record: termsRecord,
    sections: few,
    locale: language.locale,
    illustration,
  },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every entry of the contents leads to a section of that name, in the same order. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const contents = canvas.getByRole('navigation', { name: args.frame.contentsTitle });
    const links = within(contents).getAllByRole('link');
    await expect(links).toHaveLength(args.sections.length);
    for (const [index, link] of links.entries()) {
      const { id, title } = itemOf(args.sections, index);
      await expect(link).toHaveTextContent(title);
      await expect(link).toHaveAttribute('href', `#${id}`);
      await expect(canvas.getByRole('region', { name: title })).toHaveAttribute('id', id);
    }
  },
};

/** On a phone a button below the version, high enough for a finger, opens the contents. */
export const WayToContents: Story = {
  tags: ['!autodocs'],
  globals: phoneWindow,
  play: async ({ args, canvas, userEvent }) => {
    const [way] = canvas.getAllByRole('button', { name: args.frame.contentsTitle });
    if (!way) throw new Error('There is no way to the contents.');
    await expect(way.offsetHeight).toBeGreaterThanOrEqual(44);
    const contents = canvas.getByRole('navigation');
    await expect(within(contents).queryByRole('link')).toBeNull();
    await userEvent.click(way);
    await expect(within(contents).getAllByRole('link')[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** A translation tells version and date in its own language, the date for machines too, says which text prevails and leads to it. */
export const Translation: Story = {
  args: {
    locale: 'hi-IN',
    frame: { ...legalFrame, translation: { text: longText, linkLabel: 'Original' } },
    original: { href: '/terms', hrefLang: 'en' },
  },
  play: async ({ canvas }) => {
    const version = new RegExp(`^${legalFrame.versionLabel} ${termsRecord.version}`);
    for (const told of canvas.getAllByText(version)) await expect(told).toBeVisible();
    const dates = canvas.getAllByText((_, element) => element?.tagName === 'TIME');
    await expect(dates).toHaveLength(2);
    const inHindi = new Intl.DateTimeFormat('hi-IN', { month: 'long', year: 'numeric' });
    for (const date of dates) {
      await expect(date).toHaveAttribute('datetime', termsRecord.date);
      await expect(date).toHaveTextContent(inHindi.format(new Date(termsRecord.date)));
    }
    await expect(canvas.getByText(longText, { exact: false })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Original' });
    await expect(link).toHaveAttribute('href', '/terms');
    await expect(link).toHaveAttribute('hreflang', 'en');
  },
};

/** An email address, a phone number, the name of another page and the website of an authority are links wherever the text has them, and the number is never broken. */
export const LinksInText: Story = {
  tags: ['!autodocs'],
  args: { sections },
  play: async ({ canvas }) => {
    const phone = { label: company.phoneDisplay, href: `tel:${company.phone}` };
    const email = { label: company.email, href: `mailto:${company.email}` };
    const helpline = { label: fraudPhone, href: fraudHref };
    for (const { label, href } of [phone, email, helpline])
      for (const link of canvas.getAllByRole('link', { name: label })) {
        await expect(link).toHaveAttribute('href', href);
        if (label === phone.label) await expect(link.getClientRects()).toHaveLength(1);
      }
  },
};

/** On a wide window the contents stay in view while the text goes by. */
export const ContentsStay: Story = {
  tags: ['!autodocs'],
  args: { sections: sections.slice(0, 8) },
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
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const section = canvas.getByRole('region', { name: itemOf(few).title });
    const zero = document.createElement('span');
    zero.textContent = '0'.repeat(68);
    zero.style.whiteSpace = 'nowrap';
    const text = itemOf(within(section).getAllByText(/./, { selector: 'p' }));
    text.append(zero);
    await expect(text.clientWidth).toBeLessThanOrEqual(zero.offsetWidth * 1.01);
    zero.remove();
  },
};
