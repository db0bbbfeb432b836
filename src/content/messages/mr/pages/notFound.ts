import type { Translated } from '../../../translation';
import type { notFound as english } from '../../en/pages/notFound';

export const notFound = {
  meta: {
    title: 'पेज सापडले नाही',
    description:
      'या पत्त्यावर कोणतेही पेज नाही. कदाचित पेज हलवले असेल, किंवा पत्ता लिहिताना चूक झाली असेल. इथून तुम्ही मदतीच्या पेजवर आणि इतर पेजेसवर जाऊ शकता.',
  },
  title: 'पेज सापडले नाही',
  text: 'या पत्त्यावर कोणतेही पेज नाही. कदाचित पेज हलवले असेल, किंवा पत्ता लिहिताना चूक झाली असेल.',
  linksTitle: 'तुम्हाला कुठे जायचे आहे?',
  homeLabel: 'होम पेजवर जा',
  illustrationAlt: 'कोऱ्या पाटीपाशी संपणारा रस्ता आणि गोंधळलेली शेळी',
} as const satisfies Translated<typeof english>;
