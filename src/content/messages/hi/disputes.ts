import type { Translated } from '../../translation';
import type { disputes as english } from '../en/disputes';

const bankReturns =
  'बैंक को पैसे ख़ुद लौटाने हैं, लेन-देन के दिन के बाद ज़्यादा से ज़्यादा पाँच दिन में। इसके बाद देरी के हर दिन के लिए बैंक पर आपके ₹100 बनते हैं। [देखें कि क्या करें](/help#money)।';

/** What product pages say of a payment gone wrong, and where it leads. */
export const disputes = {
  charges: {
    onConfirming: '**मंज़ूरी देने से पहले पूरी रकम पूछें,** शुल्क हो तो उसे मिलाकर।',
    onPaying: '**पैसे देने से पहले पूरी रकम पूछें,** शुल्क हो तो उसे मिलाकर।',
  },
  report: '**भुगतान में कोई गड़बड़ी हुई?** जल्दी से जल्दी [हमें बताएँ](/contact), लेन-देन के 30\u00a0दिन के भीतर।',
  fraud: {
    title: 'धोखा हुआ?',
    text: 'तुरंत साइबर ठगी हेल्पलाइन 1930\u00a0पर कॉल करें, और अपने बैंक को बताएँ।',
  },
  reversal: `**खाते से पैसे कट गए, पर हाथ में नहीं आए, या आधार से भुगतान पूरा नहीं हुआ?** ${bankReturns}`,
  cardReversal: `**खाते से पैसे कट गए, पर हाथ में नहीं आए?** ${bankReturns}`,
} as const satisfies Translated<typeof english>;
