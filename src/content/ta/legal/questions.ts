import type { LegalContent } from '../../contentShapes';
import { company } from '../company';

/** How to ask about a legal text, whichever it is. */
export const questions: LegalContent['questions'] = {
  title: 'கேள்வி உள்ளதா?',
  text: `${company.email} என்ற முகவரிக்கு இமெயில் அனுப்புங்கள், அல்லது ${company.phoneDisplay} என்ற எண்ணை அழையுங்கள்.`,
};
