import type { Translated } from '../../translation';
import type { navigation as english } from '../en/navigation';

/** What the links of header, drawer and footer are called. */
export const navigation = {
  home: 'होम',
  about: 'आमच्याविषयी',
  contact: 'संपर्क करा',
  help: 'मदत आणि सुरक्षा',
  terms: 'नियम आणि अटी',
  privacy: 'प्रायव्हसी पॉलिसी',
} as const satisfies Translated<typeof english>;
