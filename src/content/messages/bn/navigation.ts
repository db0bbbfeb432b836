import type { Translated } from '../../translation';
import type { navigation as english } from '../en/navigation';

/** What the links of header, drawer and footer are called. */
export const navigation = {
  home: 'হোম',
  about: 'আমাদের কথা',
  contact: 'যোগাযোগ',
  help: 'সাহায্য ও সুরক্ষা',
  terms: 'নিয়ম ও শর্ত',
  privacy: 'প্রাইভেসি পলিসি',
} as const satisfies Translated<typeof english>;
