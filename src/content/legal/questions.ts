import { company } from '../company';
import type { LegalContent } from '../contentShapes';

/** How to ask about a legal text, whichever it is. */
export const questions: LegalContent['questions'] = {
  title: 'Questions?',
  text: `Write to ${company.email} or call ${company.phoneDisplay}.`,
};
