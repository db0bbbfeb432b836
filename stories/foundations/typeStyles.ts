import { about } from '#messages/pages/about';
import { contact } from '#messages/pages/contact';
import { home } from '#messages/pages/home';
import { join } from '#messages/pages/join';
import { typography } from '../../.storybook/siteTheme';

type WithSize<Name> = Name extends keyof typeof typography
  ? (typeof typography)[Name] extends { fontSize: string }
    ? Name
    : never
  : never;

/** Names of the text styles of the theme. */
export type StyleName = WithSize<keyof typeof typography>;

/** What each style is for, and words of the site in it. */
const uses = {
  display: { use: 'The promise of Home, once.', sample: home.join.title },
  h1: { use: 'The title of a page, once.', sample: about.title },
  h2: { use: 'The title of a section or a form.', sample: home.welcome.title },
  h3: { use: 'The title of a card or a step of a long text.', sample: home.features.title },
  h4: { use: 'The title of a small panel.', sample: join.nextTitle },
  h5: { use: 'The title of a list.', sample: contact.factsTitle },
  h6: { use: 'The quiet title of a strip.', sample: home.partners.title },
  figure: { use: 'A figure with its sign.', sample: '₹1,23,456' },
  eyebrow: { use: 'A few words above a title.', sample: home.hero.eyebrow },
  lead: { use: 'The first lines below a title.', sample: about.lead },
  body1: { use: 'Running text; what is typed in a field.', sample: home.hero.text },
  body2: { use: 'Text of panels, lists and messages.', sample: contact.form.text },
  caption: { use: 'What is small and can be missed.', sample: home.safety.receipt.note },
  button: { use: 'Buttons and links of the bar.', sample: home.hero.startLabel },
} satisfies Record<StyleName, { use: string; sample: string }>;

const names = Object.keys(uses) as readonly StyleName[];

/** The text styles of the theme, each with its use. */
export const typeStyles = names.map((name) => ({ name, ...uses[name], style: typography[name] }));
