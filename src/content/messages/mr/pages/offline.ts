import type { Translated } from '../../../translation';
import type { offline as english } from '../../en/pages/offline';

export const offline = {
  meta: {
    title: 'इंटरनेट बंद आहे',
    description:
      'हे पेज इंटरनेटशिवाय उघडत नाही, आणि तुमचे इंटरनेट बंद दिसते. तुम्ही आम्हाला कॉल करू शकता, मदतीचे पेज वाचू शकता आणि आधी पाहिलेली पेजेस उघडू शकता.',
  },
  title: 'या पेजला इंटरनेट\u00a0हवे',
  text: 'तुमचे इंटरनेट बंद दिसते. तुम्ही आधी उघडलेली पेजेस आताही उघडतील.',
  ways: {
    title: 'इंटरनेटशिवायही हे करता येते',
    callLabel: '{phone} वर कॉल करा',
    helplineTitle: 'फसवणूक झाली? लगेच 1930\u00a0वर कॉल करा',
    saved: 'या फोनवर किंवा कॉम्प्युटरवर सेव्ह आहेत',
  },
} as const satisfies Translated<typeof english>;
