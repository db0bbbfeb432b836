import type { thanks as english } from '../../en/pages/thanks';
import { paths } from '../../paths';
import type { Translated } from '../../translation';

export const thanks = {
  meta: {
    title: 'धन्यवाद',
    description:
      'डिस्ट्रीब्यूटर या रिटेलर बनकर हमसे जुड़ने की इच्छा के लिए धन्यवाद। यहाँ देखें कि फ़ोन या ईमेल से अपनी जानकारी हमारी टीम तक कैसे पहुँचाएँ।',
  },
  title: 'धन्यवाद',
  text: 'फ़ॉर्म भरने के लिए धन्यवाद। हमारी टीम जल्द ही आपसे संपर्क करेगी।',
  help: 'आपकी जानकारी हम तक पहुँचे, इसके लिए कृपया कॉल करें या लिखें। अपना नाम, फ़ोन नंबर और भूमिका बताएँ।',
  illustrationAlt: 'गेंदे के फूलों से सजी दुकान के सामने दो लोग हाथ मिला रहे हैं',
  links: [
    { label: 'होम पेज पर जाएँ', href: paths.home },
    { label: 'हमारे बारे में पढ़ें', href: paths.about },
  ],
} as const satisfies Translated<typeof english>;
