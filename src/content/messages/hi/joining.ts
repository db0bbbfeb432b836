import type { Translated } from '../../translation';
import type { payNobody as english } from '../en/joining';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody = 'हमारे साथ लिखित समझौता होने से पहले किसी को पैसे न दें।' satisfies Translated<
  typeof english
>;
