import type {
  contactMessages as englishContactMessages,
  joinMessages as englishJoinMessages,
} from '../en/forms';
import type { Translated } from '../translation';

export const joinMessages = {
  nameRequired: 'कृपया अपना नाम लिखें।',
  phoneLength: 'फ़ोन नंबर ठीक 10 अंकों का होना चाहिए।',
  roleRequired: 'कृपया एक भूमिका चुनें।',
  phoneNotNumeric: 'कृपया फ़ोन नंबर में सिर्फ़ अंक लिखें।',
  phoneTooLong: 'फ़ोन नंबर 10 अंकों से ज़्यादा का नहीं हो सकता।',
} as const satisfies Translated<typeof englishJoinMessages>;

export const contactMessages = {
  sent: 'आपका सवाल भेज दिया गया है।',
  failed: 'सवाल नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  nameRequired: 'कृपया अपना नाम लिखें।',
  emailRequired: 'कृपया अपना ईमेल पता लिखें।',
  emailInvalid: 'कृपया name@example.com जैसा ईमेल पता लिखें।',
  phoneRequired: 'कृपया अपना फ़ोन नंबर लिखें।',
  cityRequired: 'कृपया अपना शहर लिखें।',
  messageRequired: 'कृपया अपना मैसेज लिखें।',
  hintOffline: 'लगता है, आपका इंटरनेट बंद है। आपका लिखा यहीं रहेगा। इंटरनेट चलने पर इसे भेजें।',
  hintTooMany: 'थोड़ी देर में बहुत बार कोशिश हुई है। कृपया एक मिनट रुककर फिर कोशिश करें।',
  hintOtherWays: 'आप हमें ईमेल या कॉल भी कर सकते हैं। आपका लिखा यहीं रहेगा।',
} as const satisfies Translated<typeof englishContactMessages>;
