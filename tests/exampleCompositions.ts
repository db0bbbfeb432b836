import {
  type Composition,
  type Entry,
  firstComposition,
} from '../stories/guides/composer/composition';

/** Sections as their stories have them. */
export const entriesOf = (...sections: readonly string[]): Entry[] =>
  sections.map((section, id) => ({ id, section, values: {} }));

const changes: Record<number, Record<string, string>> = {
  0: { tone: 'ink', title: "Diwali at your shop's counter" },
  1: { 'messages.text': 'Ask before you set out', href: '/contact' },
  3: { 'chapters.0.title': 'How it began' },
  4: { 'messages.title': 'Open a counter' },
};

/** With values of its own, and a section twice. */
export const changedComposition: Composition = {
  ...firstComposition,
  name: 'festivalOfLights',
  entries: entriesOf(
    'PageTitle',
    'HelpCall',
    'ProductsSection',
    'StoryChapters',
    'JoinCall',
    'JoinCall',
  ).map((entry) => ({ ...entry, values: changes[entry.id] ?? {} })),
};

/** Sections with values that their stories compute. */
export const computedComposition: Composition = {
  ...firstComposition,
  name: 'support',
  entries: entriesOf(
    'HelpStage',
    'FraudSection',
    'MoneyBackSection',
    'ComplaintLadder',
    'QuestionList',
    'SourcesSection',
    'PartnersSection',
    'StatsBand',
  ),
};
