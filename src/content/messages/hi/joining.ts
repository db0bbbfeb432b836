import type { Translated } from '../../translation';
import type { payNobody as english, joinLabels as englishLabels } from '../en/joining';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody = 'हमारे साथ लिखित समझौता होने से पहले किसी को पैसे न दें।' satisfies Translated<
  typeof english
>;

/** The fields of an application, in the form and in the email that is written from it. */
export const joinLabels = {
  name: 'नाम',
  phone: 'फ़ोन',
  role: 'क्या बनना है',
} as const satisfies Translated<typeof englishLabels>;
