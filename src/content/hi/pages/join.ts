import type { join as english } from '../../en/pages/join';
import type { Translated } from '../../translation';
import { company } from '../company';
import { payNobody } from '../joining';

export const join = {
  meta: {
    title: 'हमसे जुड़ें',
    description: `आपकी दुकान है, या आप इलाके की दुकानों के साथ काम करते हैं? ${company.name} से जुड़ने के चार तरीके देखें, अपने लिए सही तरीका चुनें और छोटा-सा फ़ॉर्म भरें।`,
  },
  title: 'हमसे जुड़ें',
  promise: 'शटर उठाएँ, नई\u00a0शुरुआत करें',
  lead: 'आपके पड़ोसी पहले से आपकी दुकान पर भरोसा करते हैं। वहीं बैंकिंग सेवाएँ शुरू करें, या इसमें दूसरी दुकानों की मदद करें।',
  roles: [
    {
      id: 'distributor',
      value: 'DISTRIBUTOR',
      label: 'डिस्ट्रीब्यूटर',
      text: 'आप अपने इलाके की दुकानों को जानते हैं, उन्हें जोड़ते हैं और उनका साथ देते हैं।',
    },
    {
      id: 'retailer',
      value: 'MERCHANT',
      label: 'रिटेलर',
      text: 'आप दुकान चलाते हैं और अपने काउंटर पर ग्राहकों का काम ख़ुद करते हैं।',
    },
    {
      id: 'master-distributor',
      value: 'MASTER_DISTRIBUTOR',
      label: 'मास्टर डिस्ट्रीब्यूटर',
      text: 'आप बड़ा इलाका सँभालते हैं और वहाँ के डिस्ट्रीब्यूटरों के साथ काम करते हैं।',
    },
    {
      id: 'super-retailer',
      value: 'SUPER_RETAILER',
      label: 'सुपर रिटेलर',
      text: 'आपकी दुकान बड़ी है, वहाँ भीड़ रहती है, या आपके एक से ज़्यादा काउंटर हैं।',
    },
  ],
  offer: {
    title: 'आपके काउंटर पर क्या मिलेगा',
    points: [
      {
        illustration: 'payments',
        title: 'भुगतान के कई तरीके',
        text: 'कोई ग्राहक कार्ड लेकर आता है, कोई नकद, और कोई सिर्फ़ अपना आधार नंबर। आप तीनों का काम कर पाएँगे।',
      },
      {
        illustration: 'dayBook',
        title: 'तुरंत रिपोर्ट और हिसाब-\u2060किताब',
        text: 'हर लेन-\u2060देन उसी समय दिखेगा। दुकान बंद करते समय दिन का हिसाब गल्ले के नकद से मिला लें।',
      },
      {
        illustration: 'support',
        title: 'मदद एक ही जगह',
        text: `किसी लेन-\u2060देन के बारे में सवाल है? हमें कॉल या ईमेल करें: ${company.officeHoursText}।`,
      },
    ],
  },
  nextTitle: 'आगे क्या होगा',
  next: [
    {
      illustration: 'choose',
      title: 'हमें बताएँ',
      text: 'फ़ॉर्म भरें। अगले पेज पर ईमेल लिखा हुआ मिलेगा। उसे भेजें, या हमें कॉल करें।',
    },
    {
      illustration: 'talk',
      title: 'हमसे बात करें',
      text: 'हम आपकी दुकान और आपके इलाके के बारे में बात करेंगे। जो जानना हो, सब पूछें।',
    },
    {
      illustration: 'decide',
      title: 'आराम से फ़ैसला करें',
      text: 'सोच-\u2060समझकर बताएँ कि आप आगे बढ़ना चाहते हैं या नहीं।',
    },
    {
      illustration: 'documents',
      title: 'केवाईसी कराएँ',
      text: 'काउंटर से जुड़ा बैंक आपकी पहचान जाँचेगा। इसके बाद हमारे साथ लिखित समझौता होगा।',
    },
  ],
  documents: {
    title: 'चौथे कदम के लिए ये कागज़ तैयार रखें',
    items: [
      { illustration: 'pan', name: 'पैन' },
      { illustration: 'aadhaar', name: 'आधार' },
      { illustration: 'shop', name: 'दुकान या कारोबार का कोई कागज़' },
      { illustration: 'bank', name: 'बैंक खाते की जानकारी' },
    ],
  },
  close: {
    title: 'आज ही पहला कदम उठाएँ',
    text: 'फ़ॉर्म में बस तीन बातें भरनी हैं: अपना नाम, अपना फ़ोन नंबर और आप क्या बनना चाहते हैं।',
    label: 'फ़ॉर्म भरें',
  },
  form: {
    title: 'जुड़ना है? हमें बताएँ',
    text: 'कृपया तीनों ख़ाने भरें: अपना नाम, अपना फ़ोन नंबर और आप क्या बनना चाहते हैं। अभी कोई कागज़ नहीं चाहिए।',
    labels: { name: 'नाम', phone: 'फ़ोन', role: 'आप क्या बनना चाहते हैं?' },
    phoneHint: '10 अंक, +91 के बिना',
    warning: payNobody,
    clearLabel: 'फ़ॉर्म खाली करें',
    submitLabel: 'आगे बढ़ें',
    callLabel: '{phone} पर कॉल करें',
    notice: {
      text: 'इस पेज से कुछ भी भेजा नहीं जाता। अगले पेज पर आपकी जानकारी के साथ ईमेल लिखा हुआ मिलेगा, जिसे आप ख़ुद भेजेंगे।',
      linkLabel: 'प्राइवेसी पॉलिसी',
    },
    scriptless: {
      title: 'यहाँ फ़ॉर्म नहीं चल रहा',
      text: 'इसके लिए जावास्क्रिप्ट चाहिए, जो इस ब्राउज़र में बंद है या लोड नहीं हो पाई। कृपया हमें ईमेल या कॉल करें:',
    },
  },
} as const satisfies Translated<typeof english>;
