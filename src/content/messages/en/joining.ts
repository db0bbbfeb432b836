/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody = 'Do not pay anyone before you have a written agreement with us.';
