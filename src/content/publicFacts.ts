/** Something that an authority says and this site repeats. */
interface PublicFact {
  /** Where it is said. */
  href: string;
  /** When it was last compared with its source, ISO 8601. */
  checked: string;
  /** What `domain/reversalDates` computes with; `since` is the day on which it came into force. */
  rule?: { days: number; rupeesADay: number; since: string };
  /** How long a bank has for its reply, and after that its customer for the next complaint. */
  deadlines?: { replyDays: number; complaintDays: number };
}

/**
 * Every public fact that the site states. The help page names these sources, and as the date of its
 * review the earliest day on which one of them was checked. What a source is called stands in the
 * messages of each language.
 *
 * A text may name no number of days for telling a bank of a fraud: amended directions of the Reserve
 * Bank (RBI/2026-27/167 to 173) apply from 1 January 2027 and wait for a reviewer.
 */
export const publicFacts = {
  /** RBI/2019-20/67, annex: failed withdrawals and Aadhaar payments, T + 5, ₹100 a day. */
  failedTransactions: {
    href: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=11693',
    checked: '2026-11-28',
    rule: { days: 5, rupeesADay: 100, since: '2019-10-15' },
  },
  /** Integrated Ombudsman Scheme, 2026, as RBI answers questions on it: free of charge, of banks and not of every company. */
  ombudsman: {
    href: 'https://www.rbi.org.in/commonman/English/Scripts/FAQs.aspx?Id=3407',
    checked: '2026-11-28',
    deadlines: { replyDays: 30, complaintDays: 90 },
  },
  /** 1930 and the portal; 112 is for danger to life. */
  fraudHelpline: { href: 'https://cybercrime.gov.in', checked: '2026-11-22' },
  /** Locking biometrics with the registered mobile number, and the helpline 1947. The app mAadhaar is being retired. */
  aadhaarLock: {
    href: 'https://www.uidai.gov.in/enrolment-update/aadhaar-enrolment/aadhaar-services.html',
    checked: '2026-11-28',
  },
  /** At most ₹10,000 at a time with Aadhaar. */
  withdrawalLimit: { href: 'https://www.npci.org.in', checked: '2026-11-22' },
  /** The reference number of a bill payment. */
  billPayments: { href: 'https://www.bharat-connect.com', checked: '2026-11-22' },
  /** E-tickets on which all or some are waitlisted when the chart is prepared, and the identity proof on the journey. */
  waitlistedTickets: {
    href: 'https://contents.irctc.co.in/en/Waitlisted_E-Ticket.html',
    checked: '2026-11-28',
  },
  /** The code of a refund through an agent whom IRCTC has authorised, as the press printed its statement. */
  refundCode: {
    href: 'https://www.aninews.in/news/national/general-news/railways-introduce-an-otp-based-refund-system-for-e-tickets-booked-through-authorized-agents20191029222009/',
    checked: '2026-11-28',
  },
  /** The code without which no agent books a Tatkal ticket. */
  tatkalTickets: {
    href: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2135694',
    checked: '2026-11-28',
  },
} as const satisfies Record<string, PublicFact>;

export type PublicFactId = keyof typeof publicFacts;
