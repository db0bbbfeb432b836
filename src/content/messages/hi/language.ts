import { languageRecords } from '../../languages';

/** The language of the words in this folder. */
export const language = languageRecords[1];
