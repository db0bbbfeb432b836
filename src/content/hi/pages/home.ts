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
    text: 'जानी-\u2060पहचानी दुकान पर पैसे निकालें, बैलेंस देखें, बिल भरें या टिकट लें। मदद के लिए दुकानदार साथ रहते हैं।',
    startLabel: 'अभी शुरू करें',
    joinLabel: 'हमसे जुड़ें',
    scrollLabel: 'देखें, कैसे होता है',
    illustrationAlt: 'धारीदार तिरपाल के नीचे दुकानदार काउंटर पर माइक्रो एटीएम से एक ग्राहक का काम कर रहे हैं',
    receipt: {
      title: 'पैसे निकालना',
      lines: [
        { label: 'रकम', text: '₹2,000' },
        { label: 'तारीख़ और समय', text: '12\u00a0मार्च, सुबह\u00a010:42' },
        { label: 'रेफ़रेंस नंबर', text: '0000 0000 0000' },
      ],
      result: 'सफल',
    },
  },
  help: { text: 'खाते से पैसे कटे, पर नकद नहीं मिला?', label: 'अभी क्या करें' },
  partners: { title: 'हमारे पार्टनर' },
  welcome: {
    ...introduction.welcome,
    title: `${company.name} में आपका स्वागत है`,
    illustrationAlt: 'एक सड़क, जो गाँव, दुकान और शहर को जोड़ती है',
  },
  safety: {
    title: 'आपकी उँगली ही आपका दस्तख़त है',
    rulesTitle: 'पैसे सुरक्षित रखने की चार आदतें',
    rules: [
      'मंज़ूरी देने से पहले स्क्रीन पर रकम देखें।',
      'एक लेन-\u2060देन के लिए एक ही बार उँगली लगाएँ। स्क्रीन ख़ाली हो, तो कभी न लगाएँ।',
      'पिन या ओटीपी किसी को न\u00a0बताएँ, दुकानदार को भी नहीं।',
      'रसीद लें और सँभालकर रखें।',
    ],
    label: 'मदद और सुरक्षा',
    receipt: {
      title: 'आधार से पैसे निकालना',
      lines: [
        { label: 'रकम', text: '₹1,000' },
        { label: 'आधार नंबर', text: 'XXXX XXXX 0000' },
        { label: 'तारीख़ और समय', text: '12\u00a0मार्च, सुबह\u00a07:05' },
        { label: 'रेफ़रेंस नंबर', text: '0000 0000 0000' },
      ],
      result: 'सफल',
      note: 'यह एक नमूना है। गड़बड़ी होने पर रेफ़रेंस नंबर से लेन-\u2060देन ढूँढ़ना आसान होता है।',
    },
  },
  stats: { title: 'दुनिया भर के लोगों का भरोसा' },
  products: {
    title: 'पास की दुकान पर ये काम होते हैं',
    text: 'चार तरह की सेवाएँ, हर एक आसान शब्दों में: क्या है, क्या साथ लाएँ और काम कैसे होता है।',
    moreLabel: nextProduct.moreLabel,
  },
  features: {
    title: 'दुकान के काउंटर का एक दिन',
    timesLabel: 'दिन का समय',
    moments: [
      {
        id: 'morning',
        time: 'सुबह 7 बजे',
        service: 'पैसे निकालना',
        amount: -1000,
        illustrationAlt: 'सुबह एक बुज़ुर्ग महिला मशीन पर उँगली लगाती हैं और दुकानदार उन्हें पेंशन के पैसे देती हैं',
      },
      {
        id: 'noon',
        time: 'दिन के 11 बजे',
        service: 'रिचार्ज',
        amount: 200,
        illustrationAlt: 'दोपहर से पहले एक छात्रा रिचार्ज के लिए अपना फ़ोन दिखाती हैं',
      },
      {
        id: 'afternoon',
        time: 'शाम 4 बजे',
        service: 'गैस का बिल',
        amount: 900,
        illustrationAlt: 'शाम को एक ग्राहक गैस का बिल देते हैं, पास में सिलेंडर रखा है',
      },
      {
        id: 'evening',
        time: 'रात 8 बजे',
        service: 'रेल टिकट',
        amount: 480,
        illustrationAlt: 'रात में शटर थोड़ा नीचे है और एक यात्री अपना रेल टिकट लेते हैं',
      },
    ],
    report: { title: 'एक दिन की रिपोर्ट का नमूना', inLabel: 'कुल पैसे आए', outLabel: 'कुल पैसे दिए' },
    cards: [
      {
        id: 'payments',
        title: 'भुगतान के कई तरीके',
        text: 'आधार बैंकिंग के लिए उँगली का निशान, माइक्रो एटीएम के लिए बैंक कार्ड, बिल और टिकट के लिए नकद। एक ही काउंटर पर तीनों चल सकते हैं।',
      },
      {
        id: 'reporting',
        title: 'तुरंत रिपोर्ट और हिसाब-\u2060किताब',
        text: 'दुकानदार हर लेन-\u2060देन उसी समय देखते हैं, और यह भी कि काम कैसा चल रहा है। कॉपी में लिखना कम, ग्राहक के लिए समय ज़्यादा।',
      },
    ],
  },
  join: {
    title: 'अपनी दुकान पर बैंकिंग सेवाएँ शुरू करें',
    text: 'आपकी दुकान है, या आप अपने इलाके की दुकानों को अच्छी तरह जानते हैं? देखें कि आपके लिए जुड़ने का कौन सा तरीका सही है।',
    label: 'हमसे जुड़ें',
  },
} as const satisfies Translated<typeof english>;
