import { introduction } from '#brand/hi/introduction';
import type { home as english } from '../../en/pages/home';
import type { Translated } from '../../translation';
import { company } from '../company';
import { nextProduct } from '../nextProduct';

export const home = {
  meta: {
    title: company.name,
    description:
      'दुकान के काउंटर पर बैंकिंग और डिजिटल भुगतान। आधार या कार्ड से पैसे निकालें, बैलेंस देखें, बिल भरें, रिचार्ज कराएँ और टिकट लें।',
    headline: introduction.tagline,
  },
  hero: {
    eyebrow: 'बैंकिंग और भुगतान, घर के पास',
    title: introduction.tagline,
    text: 'जानी-पहचानी दुकान पर पैसे निकालें, बैलेंस देखें, बिल भरें या टिकट लें। काउंटर पर कोई आपकी मदद के लिए होता है।',
    startLabel: 'अभी शुरू करें',
    joinLabel: 'हमसे जुड़ें',
    scrollLabel: 'नीचे और देखें',
    illustrationAlt: 'धारीदार तिरपाल के नीचे दुकानदार काउंटर पर माइक्रो एटीएम से एक ग्राहक का काम कर रहे हैं',
    receipt: { label: 'पैसे निकालना', amount: '₹2,000 मिले' },
  },
  partners: { title: 'हमारे पार्टनर' },
  welcome: {
    ...introduction.welcome,
    title: `${company.name} में आपका स्वागत है`,
    illustrationAlt: 'एक सड़क, जो गाँव, दुकान और शहर को जोड़ती है',
  },
  stats: { title: 'दुनिया भर के लोगों का भरोसा' },
  products: {
    title: 'काउंटर पर ये काम होते हैं',
    text: 'चार तरह की सेवाएँ, हर एक आसान शब्दों में: क्या है, क्या साथ लाएँ और कैसे होता है।',
    moreLabel: nextProduct.moreLabel,
  },
  features: {
    title: 'दुकान के काउंटर के लिए बना',
    cards: [
      {
        id: 'payments',
        title: 'भुगतान के कई तरीके',
        text: 'उँगली का निशान या बैंक कार्ड, बिल, रिचार्ज या टिकट: ग्राहक को जो चाहिए, एक ही दुकान पर मिलता है।',
        illustrationAlt: 'एक काउंटर के चारों ओर उँगली का निशान, बैंक कार्ड, बिल, फ़ोन और टिकट',
      },
      {
        id: 'reporting',
        title: 'तुरंत रिपोर्ट और हिसाब-किताब',
        text: 'दुकानदार हर लेन-देन उसी समय देखते हैं, और यह भी कि काम कैसा चल रहा है। कॉपी में लिखना कम, ग्राहक के लिए समय ज़्यादा।',
        illustrationAlt: 'एक स्क्रीन पर लेन-देन की सूची और एक छोटा चार्ट',
      },
    ],
  },
  join: {
    title: 'अपनी दुकान पर बैंकिंग लाएँ',
    text: 'आपकी दुकान है, या आप अपने इलाके की दुकानों को अच्छी तरह जानते हैं? बताएँ कि कौन-सी भूमिका आपके लिए ठीक है।',
    label: 'हमसे जुड़ें',
  },
} as const satisfies Translated<typeof english>;
