import type { Translated } from '../../translation';
import type { productFrame as english } from '../en/productFrame';

export const productFrame = {
  stepsLabel: 'देखें, कैसे होता है',
  askLabel: 'इसके बारे में पूछें',
  servicesLabel: 'इस पेज की सेवाएँ',
  bringTitle: 'क्या साथ लाएँ',
  costTitle: 'कितने पैसे लगेंगे',
  stepsTitle: 'कैसे होता है',
  exampleNote: 'रकम, नाम और नंबर सिर्फ़ नमूने हैं।',
  screenLabel: 'स्क्रीन पर',
  daysUnit: 'दिन',
  eachDayUnit: 'हर दिन',
  join: {
    title: 'क्या आपकी अपनी दुकान है?',
    text: 'अपने ग्राहकों के लिए ये सेवाएँ शुरू करें। देखें कि किस-\u2060किस तरह जुड़ सकते हैं, और हमसे बात करें।',
    label: 'हमसे जुड़ें',
  },
} as const satisfies Translated<typeof english>;
