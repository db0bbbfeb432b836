import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { configure, expect, spyOn } from 'storybook/test';
import { language } from '#messages/language';
import { languages } from '../src/content/languages';
import { DocsFrame } from './docs/DocsFrame';
import { isFramedInDocs } from './docs/isFramedInDocs';
import { keepFocus } from './docs/keepFocus';
import { expectFits } from './expectFits';
import { inLanguage } from './inLanguage';
import { inSecondRender } from './inSecondRender';
import { inSiteFrame } from './inSiteFrame';
import { languageMenu } from './languageMenu';
import { noSnapshot } from './modes';
import { viewports } from './viewports';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** Address at which the story stands. @default '/' */
    path?: string;
    /** `page` where the story's own decorator brings a router with the site's pages. @default 'component' */
    router?: 'component' | 'page';
    /** Whether the story's play makes the application log an error. @default false */
    logsErrors?: boolean;
  }
}

// What is waited for comes late on a busy machine; how soon it comes is no story's matter.
configure({ asyncUtilTimeout: 15_000 });

keepFocus();

// A document has one title, the first; the frame's own would hide those of the pages.
document.head.querySelector('title')?.remove();

// Storybook and the test runner each set a base, which would lead an anchor out of the story.
document.addEventListener('click', (event) => {
  const anchor = event.target instanceof Element && event.target.closest('a[href^="#"]');
  if (!anchor || anchor.closest('#storybook-docs')) return;
  event.preventDefault();
  const target = document.getElementById(
    decodeURIComponent(anchor.getAttribute('href') ?? '').slice(1),
  );
  target?.scrollIntoView();
  target?.focus();
});

/** A Wednesday in the office hours: a story is the same each time. */
const workingMorning = new Date(2026, 2, 4, 10, 30);

const isTest = '__vitest_browser__' in globalThis;
const isTestOfTranslation = isTest && language.code !== languages[0].code;

const preview: Preview = {
  // A component whose props may still change is `experimental` in its stories' meta, and `!stable`.
  tags: ['autodocs', 'stable'],
  beforeEach: () => {
    MockDate.set(workingMorning);
    spyOn(console, 'error');
    return MockDate.reset;
  },
  // What every story must satisfy, whatever its play proves; axe asks after it.
  afterEach: async ({ canvasElement, viewMode, parameters: { logsErrors = false } }) => {
    // A font that came while axe measures would move the targets under it.
    await document.fonts.ready;
    // Axe takes a target under the sticky header for too small; a visitor scrolls it free.
    if (isTest) window.scrollTo({ top: 0, behavior: 'instant' });
    // On a docs page stories share a document that is as wide as its widest table.
    if (viewMode !== 'docs') await expectFits(canvasElement);
    // There a frame is as narrow as the page, and a play for a wide window may log that it finds nothing.
    if (!logsErrors && !isFramedInDocs()) await expect(console.error).not.toHaveBeenCalled();
    // The runner tells the set-up of one file from that of the next by the time. With a clock that stands
    // still the next file would have none.
    if (isTest) MockDate.reset();
  },
  decorators: [inSiteFrame, inSecondRender, inLanguage],
  globalTypes: { language: languageMenu },
  initialGlobals: { language: languages[0].code },
  parameters: {
    ...noSnapshot,
    // A test asks only what is wrong; the panel also tells, element by element, what is right. In a further
    // language the tests ask it of whole pages, in which all components stand, and not of colours, which are the same.
    a11y: {
      test: isTestOfTranslation ? 'off' : 'error',
      config: {
        rules: [
          // A rule of WCAG 2.2 AA that axe leaves out unless it is asked for.
          { id: 'target-size', enabled: true },
          ...(isTestOfTranslation ? [{ id: 'color-contrast', enabled: false }] : []),
        ],
      },
      options: isTest ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: {
      container: DocsFrame,
      toc: { headingSelector: 'h2, h3', title: 'On this page', ignoreSelector: '.sb-unstyled *' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Foundations',
          [
            'Brand',
            'Tokens',
            'Colour',
            'Type',
            'Spacing',
            'Radius',
            'Elevation',
            'Heights',
            'Motion',
            'Breakpoints',
            'Icons',
            'Illustrations',
            'Voice and wording',
            'Accessibility',
          ],
          'Atoms',
          'Sections',
          'Forms',
          ['JoinForm', 'ContactForm', '*', 'Components'],
          'Pages',
          ['HomePage', '*', 'Journeys'],
          'Guides',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
