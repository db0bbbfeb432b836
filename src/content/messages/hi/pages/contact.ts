import type { Translated } from '../../../translation';
import type { contact as english } from '../../en/pages/contact';
import { company } from '../company';

export const contact = {
  meta: {
    title: 'संपर्क करें',
    description: `फ़ॉर्म से अपना सवाल भेजें, कॉल करें या ईमेल करें। यहाँ हमारा फ़ोन नंबर, ईमेल, ऑफ़िस का समय, ${company.corporateAddress.city} के पते और नक्शा है।`,
  },
  title: 'संपर्क करें',
  promise: 'पूछें, कोई\u00a0सवाल छोटा\u00a0नहीं',
  callLabel: '{phone} पर कॉल करें',
  factsTitle: 'ईमेल और डाक का पता',
  registeredLabel: 'रजिस्टर्ड पता',
  corporateLabel: 'कॉर्पोरेट ऑफ़िस का पता',
  emailLabel: 'ईमेल',
  phoneLabel: 'फ़ोन',
  map: {
    title: 'हम कहाँ हैं',
    frameTitle: `${company.corporateAddress.city} में हमारे ऑफ़िस का नक्शा`,
    openLabel: 'नक्शा नए टैब में खोलें',
    saving: 'आपके ब्राउज़र में डेटा सेवर चालू है, इसलिए नक्शा अपने आप नहीं खुला।',
    showLabel: 'नक्शा दिखाएँ',
    unreachable: 'नक्शा नहीं खुल पाया।',
    retryLabel: 'दोबारा कोशिश करें',
    loading: 'नक्शा खुल रहा है…',
    shown: 'नक्शा खुल गया है।',
  },
  form: {
    title: 'अपना सवाल भेजें',
    text: 'कृपया सभी ख़ाने भरें।',
    safety: 'यहाँ पिन, ओटीपी और आधार, कार्ड या खाते का नंबर कभी न लिखें।',
    labels: {
      name: 'नाम',
      email: 'ईमेल',
      phone: 'फ़ोन',
      city: 'शहर',
      message: 'मैसेज',
    },
    subject: 'मुझे “{product}” के बारे में पूछना है।',
    clearLabel: 'फ़ॉर्म ख़ाली करें',
    submitLabel: 'सवाल भेजें',
    sendingLabel: 'भेज रहे हैं…',
    anotherLabel: 'एक और सवाल भेजें',
    copyLabel: 'सब कुछ कॉपी करें',
    copiedLabel: 'कॉपी हो गया',
    slip: {
      title: 'आपका सवाल',
      dateLabel: 'तारीख़',
      timeLabel: 'समय',
      toLabel: 'किसे',
    },
    notice: {
      text: 'यह जानकारी हम आपके सवाल का जवाब देने और उसे सुलझाने के लिए लेते हैं, विज्ञापन के लिए नहीं। यह एक बाहरी सेवा के ज़रिए हमें ईमेल से मिलती है।',
      linkLabel: 'प्राइवेसी पॉलिसी',
    },
    scriptless: {
      title: 'यहाँ फ़ॉर्म नहीं चल रहा',
      text: 'इसके लिए जावास्क्रिप्ट चाहिए, जो इस ब्राउज़र में बंद है या लोड नहीं हो पाई। कृपया हमें ईमेल या कॉल करें:',
    },
  },
  helpLabel: 'पैसे कट गए या धोखा हुआ? देखें, अभी क्या करें',
} as const satisfies Translated<typeof english>;
