import type { Decorator } from '@storybook/react-vite';
import { language } from '#messages/language';
import { languages } from '../src/content/languages';
import { languageOfWindow } from './languageOfWindow';

const shownLanguage = languageOfWindow(languages[0].code);

/**
 * Shows every story in the language of the toolbar. Words are chosen as their modules load, so that a
 * story, its play and its documentation speak one language: for another one the window is loaded
 * anew. Tests load the modules of one language, and have no toolbar.
 */
export const inLanguage: Decorator = (Story, { globals }) => {
  const wanted = String(globals.language ?? languages[0].code);
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  if (wanted === shownLanguage || '__vitest_browser__' in globalThis) return <Story />;

  const address = new URL(location.href);
  const others = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((global) => global && !global.startsWith('language:'));
  address.searchParams.set('globals', [...others, `language:${wanted}`].join(';'));
  location.replace(address);
  return <div />;
};
