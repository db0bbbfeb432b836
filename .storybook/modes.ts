import { languages } from '../src/content/languages';

/**
 * The ways in which a story is looked at, as globals of the toolbar: Chromatic and the visual comparison
 * (`npm run test:visual`) read them here. What the browser is to emulate is a parameter of the story.
 */
const usualModes = {
  phone: { viewport: 'phone' },
  tablet: { viewport: 'tablet' },
  desktop: { viewport: 'desktop' },
  wide: { viewport: 'wide' },
  'reduced motion': { viewport: 'phone' },
  'forced colours': { viewport: 'desktop' },
} as const;

/** Of each script, the first language besides the usual one: others in it look alike. */
const translations = languages
  .slice(1)
  .filter(({ script }, index, all) => all.findIndex((one) => one.script === script) === index);

/** Windows in which images are kept in these languages as well, in modes such as `hi phone`: where words have least room. */
const translatedWindows = ['phone'] as const;

type TranslatedWindow = (typeof translatedWindows)[number];

/** The modes of a window in the other scripts. */
export const translated = (viewport: TranslatedWindow) =>
  translations.map(({ code }) => `${code} ${viewport}` as const);

/** The first of these: states of forms are the same components as on pages, which are kept in every script. */
const firstTranslated = translated('phone').slice(0, 1);

type ModeName = keyof typeof usualModes | ReturnType<typeof translated>[number];

export const modes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...usualModes,
  ...Object.fromEntries(
    translations.flatMap(({ code }) =>
      translatedWindows.map((viewport) => [`${code} ${viewport}`, { viewport, language: code }]),
    ),
  ),
};

/** Parameters of a story without snapshots: all that do not say otherwise. */
export const noSnapshot = { chromatic: { disableSnapshot: true } } as const;

/** Parameters of a story with a snapshot in each of these modes. */
export const snapshotIn = (...names: readonly ModeName[]) => ({
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(
      Object.entries(modes).filter(([mode]) => names.some((name) => name === mode)),
    ),
  },
});

/** Parameters of a story with a snapshot where the system forces its colours. */
export const snapshotInForcedColours = {
  chromatic: { ...snapshotIn('forced colours').chromatic, forcedColors: 'active' },
} as const;

/** Parameters of a story with a snapshot where less motion is asked for. */
export const snapshotInReducedMotion = {
  chromatic: { ...snapshotIn('reduced motion').chromatic, prefersReducedMotion: 'reduce' },
} as const;

/** Parameters of a kitchen sink. Pages and forms show all components on a phone, pages also in forced colours. */
export const snapshotAsKitchenSink = snapshotIn('desktop');

/** Parameters of a form that nothing has been typed in. */
export const snapshotAsForm = snapshotIn('phone', 'desktop', ...firstTranslated);

/** Parameters of the states of a form: what they say takes most room on a phone. */
export const snapshotAsState = snapshotIn('phone', ...firstTranslated);
