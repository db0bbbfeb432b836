import type { LegalContent } from '../../contentShapes';
import { company } from '../company';

/** How to ask about a legal text, whichever it is. */
export const questions: LegalContent['questions'] = {
  title: 'Questions?',
  text: `Email ${company.email} or call ${company.phoneDisplay}.`,
};
