import { type Composition, firstComposition } from './composition';

const entry = (section: string, id: number) => ({ id, section, looks: {}, words: {} });

/** With words and looks of its own, and a section twice. */
export const changedComposition: Composition = {
  ...firstComposition,
  name: 'festivalOfLights',
  entries: [
    {
      ...entry('PageTitle', 0),
      looks: { tone: 'ink' },
      words: { title: "Diwali at your shop's counter" },
    },
    { ...entry('HelpCall', 1), words: { 'messages.text': 'Ask before you set out' } },
    entry('ProductsSection', 2),
    { ...entry('StoryChapters', 3), words: { 'chapters.0.title': 'How it began' } },
    { ...entry('JoinCall', 4), words: { 'messages.title': 'Open a counter' } },
    entry('JoinCall', 5),
  ],
};

/** Sections with values that their stories compute. */
export const computedComposition: Composition = {
  ...firstComposition,
  name: 'support',
  entries: [
    'HelpStage',
    'FraudSection',
    'MoneyBackSection',
    'ComplaintLadder',
    'QuestionList',
    'SourcesSection',
    'PartnersSection',
    'StatsBand',
  ].map(entry),
};
