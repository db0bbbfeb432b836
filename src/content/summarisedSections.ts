/** The line of the summary, counted from 0, that a section of a legal text is about: the same in every language. */
export const summarisedSections = {
  terms: {
    'about-these-terms': 0,
    'who-may-use': 1,
    'your-duties': 2,
    'amounts-and-receipts': 3,
    'payment-disputes': 5,
  },
  privacy: {
    'contact-form': 2,
    'join-form': 3,
    'visiting-the-website': 1,
    'cookies-and-storage': 4,
    'who-receives-data': 5,
    security: 0,
  },
} as const;
