/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody = 'Pay nobody before you have a written agreement with us.';
