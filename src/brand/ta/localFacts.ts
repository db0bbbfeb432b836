import type { Translated } from '../../content/translation';
import type { LocalFacts } from '../brandTypes';
import type { localFacts as english } from '../en/localFacts';

/** The company's facts as Tamil writes them. */
export const localFacts = {
  registeredAddress: {
    lines: ['யூனிட் 000, பிளேஸ்ஹோல்டர் ஹவுஸ்', 'உதாரண மார்க், செக்டார் 00'],
    city: 'குர்கான்',
    region: 'ஹரியானா',
    postalCode: '122001',
    country: 'IN',
  },
  corporateAddress: {
    lines: ['தளம் 0, மாதிரி டவர்', 'உதாரண ரோடு, ஃபேஸ் 0'],
    city: 'குர்கான்',
    region: 'ஹரியானா',
    postalCode: '122002',
    country: 'IN',
  },
  courtCity: 'குர்கான்',
  officeHoursText: 'திங்கள் முதல் வெள்ளி\u00a0வரை, காலை\u00a09\u00a0மணி முதல் மாலை\u00a05\u00a0மணி வரை',
  statistics: [
    { value: '20+', label: 'ஆண்டு அனுபவம்' },
    { value: '100+', label: 'மகிழ்ச்சியான வாடிக்கை\u00ADயாளர்கள்' },
    { value: '15+', label: 'சேவைகள்' },
    { value: '10+', label: 'தொழில்முறை வழிகாட்டிகள்' },
  ],
} as const satisfies LocalFacts & Translated<typeof english>;
