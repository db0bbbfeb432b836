import type { Translated } from '../../translation';
import type { navigation as english } from '../en/navigation';

/** What the links of header, drawer and footer are called. */
export const navigation = {
  home: 'முகப்பு',
  about: 'எங்களைப் பற்றி',
  contact: 'தொடர்புக்கு',
  help: 'உதவியும் பாதுகாப்பும்',
  terms: 'விதிகளும் நிபந்தனைகளும்',
  privacy: 'தனியுரிமைக் கொள்கை',
} as const satisfies Translated<typeof english>;
