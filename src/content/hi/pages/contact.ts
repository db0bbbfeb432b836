import type { contact as english } from '../../en/pages/contact';
import type { Translated } from '../../translation';
import { company } from '../company';

export const contact = {
  meta: {
    title: 'संपर्क करें',
    description: `हमें लिखें या कॉल करें। यहाँ हमारा ईमेल, फ़ोन नंबर, ऑफ़िस का समय, ${company.corporateAddress.city} के पते और नक्शा देखें, या फ़ॉर्म से अपना सवाल भेजें।`,
  },
  title: 'संपर्क करें',
  lead: 'किसी सेवा, लेन-देन या हमसे जुड़ने के बारे में सवाल है? लिखें, कॉल करें या फ़ॉर्म भरें।',
  factsTitle: 'हम तक पहुँचें',
  registeredLabel: 'रजिस्टर्ड ऑफ़िस का पता',
  corporateLabel: 'कॉर्पोरेट ऑफ़िस का पता',
  emailLabel: 'ईमेल',
  phoneLabel: 'फ़ोन',
  hours: {
    label: 'ऑफ़िस का समय',
    locale: 'hi-IN',
    timeStyle: 'partOfDay',
    plain: company.officeHoursText,
    open: 'खुला है',
    closed: 'अभी बंद है',
    closesAt: '{time} बजे बंद होगा',
    opensToday: '{time} बजे खुलेगा',
    opensTomorrow: 'कल {time} बजे खुलेगा',
    opensMonday: 'सोमवार को {time} बजे खुलेगा',
  },
  map: {
    title: 'हम कहाँ हैं',
    frameTitle: `${company.corporateAddress.city} में हमारे ऑफ़िस का नक्शा`,
    openLabel: 'नक्शा नए टैब में खोलें',
    saving: 'आपका ब्राउज़र इंटरनेट बचा रहा है, इसलिए नक्शा अपने आप नहीं खुला।',
    showLabel: 'नक्शा दिखाएँ',
    unreachable: 'नक्शा लोड नहीं हो पाया।',
    retryLabel: 'फिर कोशिश करें',
    loading: 'नक्शा लोड हो रहा है…',
    shown: 'नक्शा दिख रहा है।',
  },
  form: {
    title: 'अपना सवाल भेजें',
    text: 'कृपया पाँचों जगहें भरें। यहाँ पिन, ओटीपी, या आधार, कार्ड या खाते का नंबर कभी न लिखें।',
    labels: { name: 'नाम', email: 'ईमेल', phone: 'फ़ोन', city: 'शहर', message: 'मैसेज' },
    submitLabel: 'सवाल भेजें',
    sendingLabel: 'भेज रहे हैं…',
    notice: {
      text: 'यह जानकारी हम सिर्फ़ आपके सवाल का जवाब देने के लिए लेते हैं। एक ईमेल सेवा इसे हम तक पहुँचाती है।',
      linkLabel: 'प्राइवेसी पॉलिसी',
    },
    scriptless: {
      title: 'यहाँ फ़ॉर्म नहीं चल रहा',
      text: 'इसके लिए स्क्रिप्ट चाहिए, जो इस ब्राउज़र में बंद है या लोड नहीं हो पाई। कृपया हमें लिखें या कॉल करें:',
    },
  },
} as const satisfies Translated<typeof english>;
