import type { Translated } from '../../translation';
import type { navigation as english } from '../en/navigation';

/** What the links of header, drawer and footer are called. */
export const navigation = {
  home: 'होम',
  about: 'हमारे बारे में',
  contact: 'संपर्क करें',
  help: 'मदद और सुरक्षा',
  terms: 'नियम और शर्तें',
  privacy: 'प्राइवेसी पॉलिसी',
} as const satisfies Translated<typeof english>;
