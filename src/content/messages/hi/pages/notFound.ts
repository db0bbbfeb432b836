import type { Translated } from '../../../translation';
import type { notFound as english } from '../../en/pages/notFound';

export const notFound = {
  meta: {
    title: 'पेज नहीं मिला',
    description:
      'इस पते पर कोई पेज नहीं है। शायद पेज का पता बदल गया है, या पता लिखने में गलती हुई है। यहाँ से आप मदद के पेज और बाकी पेजों पर जा सकते हैं।',
  },
  title: 'पेज नहीं मिला',
  text: 'इस पते पर कोई पेज नहीं है। शायद पेज का पता बदल गया है, या पता लिखने में गलती हुई है।',
  linksTitle: 'आप कहाँ जाना चाहेंगे?',
  homeLabel: 'होम पेज पर जाएँ',
  illustrationAlt: 'एक सड़क, जो ख़ाली बोर्ड के पास ख़त्म होती है, और एक हैरान बकरी',
} as const satisfies Translated<typeof english>;
