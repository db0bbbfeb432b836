import type { Translated } from '../../translation';
import type { officeHours as english } from '../en/officeHours';
import { company } from './company';

export const officeHours = {
  label: 'অফিসের সময়',
  partOfDay: '{part}',
  plain: company.officeHoursText,
  open: 'এখন খোলা',
  closed: 'এখন বন্ধ',
  closesAt: '{time}টায় বন্ধ হবে',
  opensToday: '{time}টায় খুলবে',
  opensTomorrow: 'কাল\u00a0{time}টায় খুলবে',
  opensMonday: 'সোমবার\u00a0{time}টায় খুলবে',
} as const satisfies Translated<typeof english>;
