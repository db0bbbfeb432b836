import type {
  productQuestions as englishProductQuestions,
  questionTitles as englishTitles,
} from '../en/questions';
import type { Translated } from '../translation';

/** The questions of the help page; product pages show two of them. */
export const questionTitles = {
  'fingerprint-does-not-match': 'मशीन उँगली नहीं\u00a0पहचान\u00a0रही। क्या\u00a0करें?',
  'aadhaar-not-linked': 'खाता आधार से नहीं\u00a0जुड़ा\u00a0है। अब क्या\u00a0करें?',
  'several-accounts': 'कई खाते हैं। पैसे किस खाते से कटेंगे?',
  limits: 'एक बार में कितने पैसे निकाल सकते हैं?',
  'bill-paid-twice': 'एक ही बिल दो बार\u00a0भर\u00a0दिया। क्या\u00a0करें?',
  'waitlisted-ticket': 'टिकट अभी भी वेटिंग में है। क्या ट्रेन में चढ़ सकते हैं?',
  'wrong-amount': 'रकम गलत निकली। क्या करें?',
  'no-slip': 'पर्ची नहीं मिली। क्या करें?',
} as const satisfies Translated<typeof englishTitles>;

export const productQuestions = {
  title: 'ग्राहक क्या पूछते हैं',
  moreLabel: 'और सवाल, और मदद',
} as const satisfies Translated<typeof englishProductQuestions>;
