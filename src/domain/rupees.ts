/** The same in every language of the site: a grouping of India, digits of 0 to 9, no paise. */
const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount in whole rupees, such as ₹2,580. */
export const rupees = (amount: number): string => format.format(amount);
