import type { payNobody as english } from '../en/joining';
import type { Translated } from '../translation';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody =
  'जो हमारे नाम पर रिटेलर या डिस्ट्रीब्यूटर बनाने, या मशीन या इलाका देने का वादा करे, उसे पैसे न दें।' satisfies Translated<
    typeof english
  >;
