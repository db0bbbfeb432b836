import { languages } from '../../languages';
import { company } from './company';
import { language } from './language';

/** What the head of every page says of the site. */
export const site = { name: company.name, siteUrl: company.siteUrl, language, languages };
