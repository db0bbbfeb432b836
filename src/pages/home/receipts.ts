import { home } from '#messages/pages/home';
import { homeRecord } from '../../content/home';

const { receipt, hero, safety } = home;
const reference = { label: receipt.reference, text: homeRecord.reference };

/** What the shop's machine prints for the cash that is handed over there; an example. */
export const paidOutSlip = {
  title: hero.receipt.title,
  lines: [
    { label: receipt.amount, text: homeRecord.paidOut },
    { label: receipt.dateAndTime, text: hero.receipt.time },
    reference,
  ],
  result: receipt.successful,
};

/** What the receipt of a transaction with Aadhaar shows, line by line; an example. */
export const signedSlip = {
  title: safety.receipt.title,
  lines: [
    { label: receipt.amount, text: homeRecord.signed },
    { label: receipt.aadhaar, text: homeRecord.aadhaar },
    { label: receipt.dateAndTime, text: safety.receipt.time },
    reference,
  ],
  result: receipt.successful,
};
