import type { Translated } from '../../translation';
import type { disputes as english } from '../en/disputes';

const bankReturns =
  'बँकेने पैसे स्वतःहून परत द्यायलाच हवेत, व्यवहाराच्या दिवसानंतर जास्तीत जास्त पाच दिवसांत. त्यानंतर उशिराच्या प्रत्येक दिवसासाठी बँक तुम्हाला ₹100 देणे लागते. [काय करायचे, ते पाहा](/help#money).';

/** What product pages say of a payment gone wrong, and where it leads. */
export const disputes = {
  charges: {
    onConfirming: '**मंजुरी देण्याआधी पूर्ण रक्कम विचारा,** शुल्क असल्यास तेही धरून.',
    onPaying: '**पैसे देण्याआधी पूर्ण रक्कम विचारा,** शुल्क असल्यास तेही धरून.',
  },
  report:
    '**पैसे देताना काही चुकले?** शक्य तितक्या लवकर [आम्हाला सांगा](/contact), व्यवहारापासून 30\u00a0दिवसांच्या आत.',
  fraud: {
    title: 'फसवणूक झाली?',
    text: 'लगेच सायबर गुन्हे हेल्पलाइन 1930\u00a0वर कॉल करा, आणि तुमच्या बँकेला सांगा.',
  },
  reversal: `**खात्यातून पैसे कापले गेले, पण रोख मिळाली नाही, किंवा आधारने दिलेले पैसे पोहोचल्याची खात्री झाली नाही?** ${bankReturns}`,
  cardReversal: `**खात्यातून पैसे कापले गेले, पण रोख मिळाली नाही?** ${bankReturns}`,
} as const satisfies Translated<typeof english>;
