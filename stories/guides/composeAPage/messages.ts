import { language } from '#messages/language';
import { careers as english } from './content/messages/en/pages/careers';
import { careers as hindi } from './content/messages/hi/pages/careers';
import { careers as tamil } from './content/messages/ta/pages/careers';

const translations: Readonly<Record<string, typeof hindi | typeof tamil>> = {
  hi: hindi,
  ta: tamil,
};

/** In the guide, what `#messages/pages/careers` is on the site: the messages of the language that is shown. */
export const careers = translations[language.code] ?? english;
