import type { Translated } from '../../translation';
import type { officeHours as english } from '../en/officeHours';
import { company } from './company';

export const officeHours = {
  label: 'ऑफ़िस का समय',
  partOfDay: '{part}',
  plain: company.officeHoursText,
  open: 'अभी खुला है',
  closed: 'अभी बंद है',
  closesAt: '{time}\u00a0बजे बंद होगा',
  opensToday: '{time}\u00a0बजे खुलेगा',
  opensTomorrow: 'कल\u00a0{time}\u00a0बजे खुलेगा',
  opensMonday: 'सोमवार को\u00a0{time}\u00a0बजे खुलेगा',
} as const satisfies Translated<typeof english>;
