import type { Translated } from '../../../translation';
import type { thanks as english } from '../../en/pages/thanks';
import { company } from '../company';

export const thanks = {
  meta: {
    title: 'धन्यवाद',
    description:
      'डिस्ट्रीब्यूटर या रिटेलर बनकर हमसे जुड़ने में रुचि दिखाने के लिए धन्यवाद। यहाँ ईमेल पहले से लिखा हुआ है। उसे हमारी टीम को भेजें, या हमें कॉल करें।',
  },
  title: 'आवेदन के लिए धन्यवाद। हमारी टीम जल्द ही आपसे संपर्क करेगी।',
  left: 'एक काम बाकी है: यह ईमेल हमें भेजें',
  help: 'हमारी टीम इसमें लिखे नंबर पर आपको कॉल करेगी। जब तक आप इसे नहीं भेजते, आपका नंबर हमारे पास नहीं आता।',
  direct: 'आवेदन की शुरुआत [फ़ॉर्म](/JoinUs) से होती है।',
  callLabel: '{phone} पर कॉल करें',
  email: {
    openLabel: 'ईमेल खोलें',
    title: 'हमें भेजने का ईमेल',
    copy: 'इस फ़ोन या कंप्यूटर पर ईमेल नहीं चलता? इसे कॉपी करके किसी और तरीके से हमें ईमेल करें, या कॉल करें।',
    copyLabel: 'इसे कॉपी करें',
    copiedLabel: 'कॉपी हो गया',
    blanks: 'भेजने से पहले ईमेल में ख़ाली छोड़ी जगहें भरें।',
    toLabel: 'किसे',
    subjectLabel: 'विषय',
    subject: `मुझे ${company.name} से जुड़ना है`,
    greeting: 'नमस्ते,',
    request: `मुझे ${company.name} से जुड़ना है। कृपया मुझे कॉल करें।`,
  },
  illustrationAlt: 'गेंदे के फूलों से सजी दुकान के सामने दो लोग हाथ मिला रहे हैं',
  homeLabel: 'होम पेज पर जाएँ',
  aboutLabel: 'हमारे बारे में पढ़ें',
} as const satisfies Translated<typeof english>;
