import type { Translated } from '../../translation';
import type {
  contactMessages as englishContactMessages,
  joinMessages as englishJoinMessages,
} from '../en/forms';
import { company } from './company';

export const joinMessages = {
  nameRequired: 'कृपया अपना नाम लिखें।',
  phoneLength: 'फ़ोन नंबर ठीक 10 अंकों का होना चाहिए।',
  roleRequired: 'कृपया चुनें कि आप क्या बनना चाहते हैं।',
  phoneNotNumeric: 'कृपया फ़ोन नंबर में सिर्फ़ अंक लिखें।',
  phoneTooLong: 'फ़ोन नंबर 10 अंकों से ज़्यादा का नहीं हो सकता।',
} as const satisfies Translated<typeof englishJoinMessages>;

export const contactMessages = {
  sent: 'आपका सवाल भेज दिया गया है।',
  sentNext: `हमारी टीम इसे ऑफ़िस के समय में पढ़ेगी: ${company.officeHoursText}। बाकी समय आया सवाल ऑफ़िस खुलने पर पढ़ा जाएगा। जवाब ईमेल या फ़ोन से मिलेगा।`,
  failed: 'सवाल नहीं भेजा जा सका। कृपया दोबारा कोशिश करें।',
  nameRequired: 'कृपया अपना नाम लिखें।',
  emailRequired: 'कृपया अपना ईमेल पता लिखें।',
  emailInvalid: 'कृपया पूरा ईमेल पता लिखें, जैसे name@example.com।',
  phoneRequired: 'कृपया अपना फ़ोन नंबर लिखें।',
  cityRequired: 'कृपया अपना शहर लिखें।',
  messageRequired: 'कृपया अपना मैसेज लिखें।',
  hintOffline: 'लगता है, आपका इंटरनेट बंद है। आपका लिखा मिटा नहीं है। इंटरनेट चलने पर इसे भेजें।',
  hintOfflineWays:
    'आप हमें अभी कॉल कर सकते हैं। ईमेल भी कर सकते हैं: आपका लिखा उसमें पहले से होगा, और इंटरनेट चलने पर वह चला जाएगा।',
  hintShortened: 'आपका लिखा सब कुछ ईमेल में नहीं आ पाया। सब कुछ कॉपी करके ईमेल में डालें।',
  hintTooMany: 'कम समय में कई बार कोशिश हो चुकी है। कृपया एक मिनट रुककर दोबारा कोशिश करें।',
  hintOtherWays: 'आपका लिखा मिटा नहीं है। आप हमें ईमेल या कॉल भी कर सकते हैं।',
} as const satisfies Translated<typeof englishContactMessages>;
