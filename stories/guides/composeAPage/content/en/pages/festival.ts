import type {
  HelpPoint,
  HomeContent,
  PageMeta,
  StepIllustration,
} from '../../../../../../src/content/contentShapes';

interface FestivalContent {
  meta: PageMeta;
  title: string;
  lead: string;
  stepsTitle: string;
  steps: readonly (HelpPoint & { illustration: StepIllustration })[];
  services: HomeContent['products'];
}

export const festival = {
  meta: {
    title: 'Diwali hours and services',
    description:
      'In the days of Diwali each shop keeps its own hours. What to ask before you set out, what you can do at the counter, and how to reach us.',
  },
  title: 'Diwali at your shop counter',
  lead: 'In the days of the festival each shop keeps its own hours. Ask at your counter before you set out.',
  stepsTitle: 'Before you set out',
  steps: [
    {
      illustration: 'blankScreen',
      title: 'Ask when the shop is open',
      text: 'Each shop decides for itself. Ask the shopkeeper, or read the notice on the door.',
    },
    {
      illustration: 'amount',
      title: 'Pay early',
      text: 'If a bill falls due on the day of the festival, pay it on a day before.',
    },
    {
      illustration: 'receipt',
      title: 'Take your receipt home',
      text: 'It helps if you have a question after the festival.',
    },
  ],
  services: {
    title: 'What you can do at the counter',
    text: 'Each page says what to bring and how it works, step by step.',
    moreLabel: 'See how it works',
  },
} as const satisfies FestivalContent;
