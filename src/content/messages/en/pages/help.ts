import { company } from '../company';

export const help = {
  meta: {
    title: 'Help & Safety',
    description:
      'Your account was debited, but you got no cash? What to do now, whom to tell and by when the bank must return the money. Cheated? Call 1930 at once.',
  },
  title: 'Help & Safety',
  contents: {
    label: 'On this page',
    parts: {
      fraud: 'Fraud',
      money: 'Debited, but no cash',
      complaint: 'Where to complain',
      questions: 'Questions',
    },
  },
  stage: {
    fraud: {
      title: 'Cheated? Call now',
      phoneLabel: 'Cyber-crime helpline',
      text: 'The sooner you call, the better the chance that the money is stopped.',
    },
    money: {
      title: 'Account debited, but you got no cash?',
      callLabel: `Call ${company.name} {phone}`,
    },
  },
  fraud: {
    title: 'If somebody has cheated you',
    steps: {
      call: {
        title: 'Report it at once',
        text: 'Call [1930](tel:1930), or report it at [cybercrime.gov.in](https://cybercrime.gov.in). Say how much, when and from which account. If a life is in danger, call [112](tel:112).',
      },
      passbook: {
        title: 'Tell your bank at once',
        text: 'Use the number on your card or passbook, never one from a message or a search. Ask it to block debits from your account.',
      },
      lock: {
        title: 'Lock your fingerprint',
        text: 'Lock it in UIDAI’s Aadhaar app or at [myaadhaar.uidai.gov.in](https://myaadhaar.uidai.gov.in), with the mobile number registered with Aadhaar. Until you unlock it, it will not work at any counter. Helpline: [1947](tel:1947).',
      },
    },
    rulesTitle: 'Five rules for every counter',
    rules: {
      fingerprint: {
        title: 'One press, one transaction',
        text: 'Asked to press again? First ask what happened to the last transaction.',
      },
      blankScreen: {
        title: 'Never while the screen is blank',
        text: 'Keep your finger away until the screen says what it is for.',
      },
      amount: {
        title: 'Look at the amount',
        text: 'Read it yourself, or have it read out to you.',
      },
      receipt: {
        title: 'Take the receipt',
        text: 'Every time, even if the transaction failed. Keep it.',
      },
      pin: {
        title: 'Never share your bank’s PIN or OTP',
        text: 'Not with the shopkeeper, not with the bank, not with us. Only you type your PIN.',
      },
    },
    tricksTitle: 'Three tricks to know',
    tricks: {
      agent: {
        title: 'The fake agent',
        says: 'I am calling from your bank. Tell me the OTP, or your account will be closed today.',
        text: 'Hang up. Nobody honest asks for your bank’s OTP. Call the number on your passbook.',
      },
      refund: {
        title: 'The fake refund',
        says: 'Your money is ready. Just enter your PIN to receive it.',
        text: 'A PIN takes money out of your account. You never need one for money that comes in.',
      },
      app: {
        title: 'The screen-sharing app',
        says: 'Install this app, and I will fix it for you.',
        text: 'A stranger can then see your screen and your codes. Already installed it? Switch off the internet and call your bank.',
      },
    },
  },
  money: {
    title: 'If your account was debited, but you got no cash',
    lead: 'Got no cash, or was an Aadhaar payment not confirmed? Do this, in this order.',
    steps: {
      wait: { title: 'Do not try again at once', text: 'Your account may be debited twice.' },
      failedSlip: {
        title: 'Keep the receipt',
        text: 'Even if it says “failed”. No receipt? Write down the date, time, amount and shop.',
      },
      message: {
        title: 'Check your account',
        text: 'Your bank’s SMS or a mini statement shows whether the money has gone, or is already back.',
      },
      tell: {
        title: 'Tell the shop, the bank and us',
        text: `[Write to us](/contact), or call [${company.phoneDisplay}](tel:${company.phone}). Have the date, time, amount, your bank’s name and the receipt’s reference number ready. Keep your PIN, OTP and Aadhaar number to yourself.`,
      },
      complaint: {
        title: 'Not back by the last day? Complain to your bank',
        text: 'Ask for the ₹100 a day. See [where to complain](#complaint).',
      },
    },
    cashRefused: {
      title: 'The receipt says “Successful”, but the shop gives no cash?',
      text: 'Call [1930](tel:1930) and tell your bank at once.',
    },
    rule: {
      title: 'The rule',
      text: 'For cash not paid out, and for Aadhaar payments not confirmed: your bank must return the money on its own, without a complaint, no later than five days after the day of the transaction. Sundays and holidays count. After that it owes you ₹100 for each day of delay.',
    },
    calculator: {
      title: 'When must the money be back?',
      label: 'Day of the transaction',
      todayLabel: 'Today',
      yesterdayLabel: 'Yesterday',
      lastDayLabel: 'Money must be back by',
      dueFromLabel: '₹100 a day from',
      dueNowLabel: 'The bank owes you so far',
      exampleLabel: 'An example',
      answers: {
        unknown: 'Pick the day of the debit. It is not sent to us.',
        future: 'That day is still to come. Pick the day on which your account was debited.',
        early: 'Please check the date: the rule has been in force since 15\u00a0October 2019.',
        nothingDue: 'Nothing yet',
        dated: 'Counted from the day after the transaction.',
      },
    },
  },
  complaint: {
    title: 'Not solved? Go one step higher',
    lead: 'You can go to the shop, to us and to your bank on the same day. The Ombudsman comes after your bank.',
    rungs: {
      shop: {
        name: 'The shop',
        time: 'The same day',
        text: 'Show the receipt and ask what the machine says about the transaction.',
      },
      company: {
        time: 'Up to 15 working days',
        text: 'Tell us within 30 days of the transaction. We ask the bank or the biller, and tell you what we find.',
      },
      bank: {
        name: 'Your bank',
        time: 'Up to 30 days',
        text: 'Complain in writing, keep a copy, and note the complaint number.',
      },
      ombudsman: {
        name: 'RBI Ombudsman',
        time: 'After your bank',
        text: 'No reply in 30 days, or one you do not accept? Complain about your bank here, free of charge, within 90 days of its reply or, if none came, of the end of those 30 days.',
        phone: 'Questions, toll-free: [14448](tel:14448)',
        post: 'By post: CRPC, Reserve Bank of India, Sector 17, Chandigarh 160017',
      },
    },
    grievanceOfficerLabel: 'Grievance officer',
    partnerBankLabel: 'Bank that provides the service',
  },
  questions: {
    title: 'Common questions',
    counterTitle: 'At every counter',
    linkLabel: 'Link to this answer',
  },
  sources: {
    title: 'Sources',
    documents: {
      failedTransactions: {
        publisher: 'Reserve Bank of India',
        title: 'Failed transactions: circular RBI/2019-20/67 of 20 September 2019',
      },
      ombudsman: { publisher: 'Reserve Bank of India', title: 'Integrated Ombudsman Scheme, 2026' },
      fraudHelpline: { publisher: 'Ministry of Home Affairs, I4C', title: 'Cyber-crime helpline' },
      aadhaarLock: { publisher: 'UIDAI', title: 'Locking Aadhaar biometrics' },
      withdrawalLimit: { publisher: 'NPCI', title: 'Aadhaar withdrawals: circulars of 2022' },
      billPayments: { publisher: 'Bharat Connect', title: 'Bill payments' },
      waitlistedTickets: { publisher: 'IRCTC', title: 'Rules for e-tickets' },
      refundCode: {
        publisher: 'IRCTC',
        title: 'Refund code of a ticket booked by an agent: statement of 29 October 2019',
      },
      tatkalTickets: {
        publisher: 'Ministry of Railways',
        title: 'Tatkal tickets: OTP since 15 July 2025',
      },
    },
    reviewedLabel: 'Last reviewed',
  },
} as const;
