import type { LegalContent } from '../../contentShapes';
import { company } from '../company';

/** How to ask about a legal text, whichever it is. */
export const questions: LegalContent['questions'] = {
  title: 'कोई सवाल?',
  text: `${company.email} पर ईमेल करें या ${company.phoneDisplay} पर कॉल करें।`,
};
