import { company } from '../../src/content/messages/en/company';
import { contactMessages, joinMessages } from '../../src/content/messages/en/forms';
import { about } from '../../src/content/messages/en/pages/about';
import { contact } from '../../src/content/messages/en/pages/contact';
import { home } from '../../src/content/messages/en/pages/home';
import { join } from '../../src/content/messages/en/pages/join';
import { notFound } from '../../src/content/messages/en/pages/notFound';
import { thanks } from '../../src/content/messages/en/pages/thanks';
import { productSummaries } from '../../src/content/messages/en/productSummaries';
import { loadingError, siteFrame } from '../../src/content/messages/en/siteFrame';
import { footerNavigation, mainNavigation, supportNavigation } from '../../src/content/navigation';
import { labelText } from '../../src/forms/fieldLabels';
import { englishProducts } from './englishProducts';

const productPages = englishProducts.map(({ page }) => page);
const summaries = Object.values(productSummaries);
const steps = productPages.flatMap((page) =>
  [page, ...Object.values(page.services)].flatMap(({ steps = {} }) => Object.values(steps)),
);
const links = [
  ...mainNavigation.beforeProducts,
  ...mainNavigation.afterProducts,
  ...footerNavigation,
  ...supportNavigation,
];

const { sentNext, ...shortMessages } = contactMessages;

/** The messages of both forms. */
export const messages = [...Object.values(joinMessages), ...Object.values(shortMessages)];

/** Greatest lengths in characters, with all texts of the site that they hold for. */
export const wordLimits: readonly { what: string; limit: number; texts: readonly string[] }[] = [
  {
    what: 'A button',
    limit: 20,
    texts: [
      home.hero.startLabel,
      home.hero.joinLabel,
      home.join.label,
      about.join.label,
      siteFrame.joinLabel,
      siteFrame.loginLabel,
      siteFrame.menuLabel,
      siteFrame.productsLabel,
      join.form.submitLabel,
      thanks.email.openLabel,
      contact.form.submitLabel,
      contact.form.sendingLabel,
      loadingError.retryLabel,
      loadingError.retryingLabel,
    ],
  },
  { what: 'A link of the navigation', limit: 20, texts: links.map(({ label }) => label) },
  {
    what: 'The label of a field',
    limit: 25,
    texts: [...Object.values(join.form.labels), ...Object.values(contact.form.labels)].map(
      labelText,
    ),
  },
  { what: 'What a figure counts', limit: 24, texts: company.statistics.map(({ label }) => label) },
  {
    what: 'The title of a page',
    limit: 50,
    texts: [
      ...[home.hero, about, join, contact, notFound].map(({ title }) => title),
      ...summaries.map(({ name }) => name),
    ],
  },
  { what: 'The summary of a product', limit: 60, texts: summaries.map(({ summary }) => summary) },
  {
    what: 'The title of a step',
    limit: 30,
    texts: steps.map(({ title }) => title),
  },
  {
    what: 'A step',
    limit: 100,
    texts: steps.map(({ text }) => text),
  },
  { what: 'A message', limit: 100, texts: messages },
  { what: 'What happens after a message', limit: 170, texts: [sentNext] },
  {
    what: 'The text of an image',
    limit: 120,
    texts: [home.hero, home.welcome, about.map, thanks, notFound, loadingError].map(
      ({ illustrationAlt }) => illustrationAlt,
    ),
  },
];
