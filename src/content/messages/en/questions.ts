import type { QuestionId } from '../../questions';
import { refundCode } from './refundCode';

/** The questions of the help page; product pages show two of them. */
export const questionTitles = {
  'fingerprint-does-not-match': 'My fingerprint does not match. What can I do?',
  'aadhaar-not-linked': 'My Aadhaar is not linked to my account. What now?',
  'several-accounts': 'I have several accounts. Which one is used?',
  limits: 'How much can I withdraw at a time?',
  'bill-still-due': 'I paid a bill, but it still shows as due. What now?',
  'recharge-wrong-number': 'The recharge went to the wrong number. What now?',
  'misspelled-name': 'A name on the ticket is misspelt. What now?',
  'change-or-cancel': 'How do I change or cancel a ticket?',
  'waitlisted-ticket': 'My ticket is still waitlisted. May I board?',
  'wrong-amount': 'The amount was wrong. What do I do?',
  'no-slip': 'I got no receipt. What do I do?',
} as const satisfies Record<QuestionId, string>;

/** The answers, a paragraph each line; product pages show the first. */
export const questionAnswers = {
  'fingerprint-does-not-match': [
    'First check that this is what the screen says, and take the receipt. Then wipe your finger and the reader, and try another finger. Are your biometrics locked? Unlock them first in UIDAI’s Aadhaar app or at [myaadhaar.uidai.gov.in](https://myaadhaar.uidai.gov.in), with the mobile number that is registered with Aadhaar.',
    'Still no match? Call UIDAI on [1947](tel:1947). With a bank card you can use the Micro ATM instead.',
  ],
  'aadhaar-not-linked': [
    'Then Aadhaar banking will not work with that account. Only your bank can link it. The shop cannot, and neither can we. Ask at your branch.',
    'Until then you can use the Micro ATM with your bank card and its PIN.',
  ],
  'several-accounts': [
    'The account at the bank that you name at the counter, if it is linked to your Aadhaar.',
    'Two accounts at the same bank? Ask the bank which of them is linked. A balance enquiry lets you check before any money moves.',
  ],
  limits: [
    'Your bank sets its own limits: with Aadhaar at most ₹10,000 at a time. For your card, ask your bank.',
    'A counter may have a lower limit, or less cash in hand. Ask first.',
  ],
  'bill-still-due': [
    'Do not pay again yet: the biller may still be recording it. If it stays due, ask the biller, with the reference number on your receipt.',
    'Paid twice? Take both receipts to the shop: a complaint needs both reference numbers.',
  ],
  'recharge-wrong-number': [
    'Take the receipt to the shop at once, and ask the mobile operator of that number too. Nobody can promise that the money will come back.',
  ],
  'misspelled-name': [
    'Take the ticket and the photo ID to the shop at once. Ask whether the name can be corrected, and what that costs.',
  ],
  'change-or-cancel': [
    'Take the ticket and its PNR to the shop as soon as you can. Before you agree, ask how much money you would get back.',
    refundCode,
  ],
  'waitlisted-ticket': [
    'Not if every passenger on it is still waitlisted after the chart is prepared. It is then cancelled and refunded, and whoever boards with it is travelling without a ticket. If some are confirmed or RAC, all names are on the chart.',
    refundCode,
    'With a confirmed ticket, one passenger must carry an original photo ID.',
  ],
  'wrong-amount': [
    'Stay at the counter. Compare the receipt with the amount you agreed to. If the money left your account, compare your bank’s SMS too, and count any cash together with the shopkeeper.',
    'If it is not put right, tell us the same day, and give the reference number on the receipt. Tell your bank too, if the money left your account. Do you think you were cheated? Call [1930](tel:1930) and tell your bank at once.',
  ],
  'no-slip': [
    'Ask for it before you leave. If the printer does not work, write down the date, the time, the amount and the reference number on the screen.',
    'If the money left your account, your bank’s SMS and a mini statement show it too. If you paid in cash, the receipt is your proof.',
  ],
} as const satisfies Record<QuestionId, readonly string[]>;

export const productQuestions = {
  title: 'What customers ask',
  answerLabel: 'Full answer',
  moreLabel: 'More questions, and help',
} as const;
