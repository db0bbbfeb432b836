import type { LegalContent } from '../../contentShapes';
import { company } from '../company';

/** How to ask about a legal text, whichever it is. */
export const questions: LegalContent['questions'] = {
  title: 'প্রশ্ন আছে?',
  text: `${company.email} ঠিকানায় ইমেল করুন, বা ${company.phoneDisplay} নম্বরে ফোন করুন।`,
};
