import type { Translated } from '../../content/translation';
import type { LocalFacts } from '../brandTypes';
import type { localFacts as english } from '../en/localFacts';

/** The company's facts as Bengali writes them. */
export const localFacts = {
  registeredAddress: {
    lines: ['ইউনিট 000, প্লেসহোল্ডার হাউস', 'উদাহরণ মার্গ, সেক্টর 00'],
    city: 'গুরগাঁও',
    region: 'হরিয়ানা',
    postalCode: '122001',
    country: 'IN',
  },
  corporateAddress: {
    lines: ['তলা 0, নমুনা টাওয়ার', 'উদাহরণ রোড, ফেজ 0'],
    city: 'গুরগাঁও',
    region: 'হরিয়ানা',
    postalCode: '122002',
    country: 'IN',
  },
  courtCity: 'গুরগাঁও',
  officeHoursText: 'সোমবার থেকে শুক্রবার, সকাল\u00a09টা\u00a0থেকে বিকাল\u00a05টা',
  statistics: [
    { value: '20+', label: 'বছরের অভিজ্ঞতা' },
    { value: '100+', label: 'খুশি গ্রাহক' },
    { value: '15+', label: 'পরিষেবা' },
    { value: '10+', label: 'পেশাদার পরামর্শদাতা' },
  ],
} as const satisfies LocalFacts & Translated<typeof english>;
