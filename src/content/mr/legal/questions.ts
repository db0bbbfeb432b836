import type { LegalContent } from '../../contentShapes';
import { company } from '../company';

/** How to ask about a legal text, whichever it is. */
export const questions: LegalContent['questions'] = {
  title: 'काही प्रश्न?',
  text: `${company.email} वर ईमेल करा किंवा ${company.phoneDisplay} वर कॉल करा.`,
};
