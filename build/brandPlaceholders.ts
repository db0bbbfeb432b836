import type { CompanyFacts } from '#brand/brandTypes';
import { languages } from '../src/content/languages.ts';
import { findPlaceholders } from './findPlaceholders.ts';

const modules = import.meta.glob<CompanyFacts>('../src/content/messages/*/company.ts', {
  eager: true,
  import: 'company',
});

/** What visitors in the languages that are shipped would see of placeholders. */
export const brandPlaceholders = findPlaceholders(
  Object.fromEntries(
    languages.map(({ code }) => [code, modules[`../src/content/messages/${code}/company.ts`]]),
  ),
);
