import { languages } from '../src/content/languages.ts';
import { translationFaults } from './translationFaults.ts';

const modules = import.meta.glob<object>('../src/{brand,content/messages}/*/**/*.ts', {
  eager: true,
});

const [usual, ...others] = languages;

/** The faults of every shipped translation, each with its file. */
export const siteTranslationFaults = others.flatMap(({ code }) =>
  Object.entries(modules).flatMap(([file, messages]) => {
    const translation = file.replace(`/${usual.code}/`, `/${code}/`);
    if (translation === file) return [];
    const name = translation.replace('../', '');
    return translationFaults(messages, modules[translation]).map((fault) => `${name}: ${fault}`);
  }),
);
