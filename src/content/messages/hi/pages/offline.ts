import type { Translated } from '../../../translation';
import type { offline as english } from '../../en/pages/offline';

export const offline = {
  meta: {
    title: 'इंटरनेट बंद है',
    description:
      'यह पेज इंटरनेट के बिना नहीं खुलता, और लगता है, आपका इंटरनेट बंद है। आप हमें कॉल कर सकते हैं, मदद का पेज पढ़ सकते हैं, और पहले देखे हुए पेज खोल सकते हैं।',
  },
  title: 'इस पेज के लिए इंटरनेट\u00a0चाहिए',
  text: 'लगता है, आपका इंटरनेट बंद है। जो पेज आप पहले खोल चुके हैं, वे अब भी खुलेंगे।',
  ways: {
    title: 'इंटरनेट के बिना भी ये काम होते हैं',
    callLabel: '{phone} पर कॉल करें',
    helplineTitle: 'धोखा हुआ? तुरंत 1930\u00a0पर कॉल करें',
    saved: 'इस फ़ोन या कंप्यूटर पर सेव हैं',
  },
} as const satisfies Translated<typeof english>;
