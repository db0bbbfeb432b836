import { company } from '#messages/company';
import { language } from '#messages/language';
import { languages } from './languages.ts';

/** What the head of every page says of the site. */
export const site = { name: company.name, siteUrl: company.siteUrl, language, languages };
