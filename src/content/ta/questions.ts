import type {
  productQuestions as englishProductQuestions,
  questionTitles as englishTitles,
} from '../en/questions';
import type { Translated } from '../translation';

/** The questions of the help page; product pages show two of them. */
export const questionTitles = {
  'fingerprint-does-not-match': 'மெஷின் என் கைரேகையை ஏற்கவில்லை. என்ன செய்வது?',
  'aadhaar-not-linked': 'என் கணக்குடன் ஆதார் இணைக்கப்படவில்லை. என்ன செய்வது?',
  'several-accounts': 'எனக்குப் பல கணக்குகள் உள்ளன. எந்தக் கணக்கிலிருந்து பணம் போகும்?',
  limits: 'ஒரு முறைக்கு எவ்வளவு பணம் எடுக்கலாம்?',
  'bill-paid-twice': 'ஒரே பில்லை இரண்டு முறை கட்டிவிட்டேன். என்ன செய்வது?',
  'waitlisted-ticket': 'டிக்கெட் வெயிட்டிங் லிஸ்ட்டில் உள்ளது. ரயிலில் ஏறலாமா?',
  'wrong-amount': 'தொகை தவறாக உள்ளது. என்ன செய்வது?',
  'no-slip': 'ஸ்லிப் கிடைக்கவில்லை. என்ன செய்வது?',
} as const satisfies Translated<typeof englishTitles>;

export const productQuestions = {
  title: 'வாடிக்கையாளர்கள் கேட்பவை',
  moreLabel: 'மேலும் கேள்விகள், உதவி',
} as const satisfies Translated<typeof englishProductQuestions>;
