/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody =
  'Do not pay anyone who promises you a role, a machine or an area in our name.';
