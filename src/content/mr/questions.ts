import type {
  productQuestions as englishProductQuestions,
  questionTitles as englishTitles,
} from '../en/questions';
import type { Translated } from '../translation';

/** The questions of the help page; product pages show two of them. */
export const questionTitles = {
  'fingerprint-does-not-match': 'मशीन बोट ओळखत\u00a0नाही. काय\u00a0करायचे?',
  'aadhaar-not-linked': 'खाते आधारशी जोडलेले\u00a0नाही. आता\u00a0काय?',
  'several-accounts': 'माझी अनेक खाती आहेत. पैसे कोणत्या खात्यातून जातील?',
  limits: 'एका वेळी किती पैसे काढता येतात?',
  'bill-paid-twice': 'एकच बिल दोनदा\u00a0भरले. काय\u00a0करायचे?',
  'waitlisted-ticket': 'तिकीट अजून वेटिंगमध्ये आहे. गाडीत चढता येईल का?',
  'wrong-amount': 'रक्कम चुकली. काय करायचे?',
  'no-slip': 'स्लिप मिळाली नाही. काय करायचे?',
} as const satisfies Translated<typeof englishTitles>;

export const productQuestions = {
  title: 'ग्राहक काय विचारतात',
  moreLabel: 'आणखी प्रश्न आणि मदत',
} as const satisfies Translated<typeof englishProductQuestions>;
