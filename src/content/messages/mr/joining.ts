import type { Translated } from '../../translation';
import type { payNobody as english, joinLabels as englishLabels } from '../en/joining';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody = 'आमच्यासोबत लेखी करार होण्याआधी कोणालाही पैसे देऊ नका.' satisfies Translated<
  typeof english
>;

/** The fields of an application, in the form and in the email that is written from it. */
export const joinLabels = {
  name: 'नाव',
  phone: 'फोन',
  role: 'काय व्हायचे आहे',
} as const satisfies Translated<typeof englishLabels>;
