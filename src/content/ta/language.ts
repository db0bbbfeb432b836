import { languages } from '../languages';

/** The language of the words in this folder. */
export const language = languages[4];
