import type { Translated } from '../../translation';
import type { officeHours as english } from '../en/officeHours';
import { company } from './company';

export const officeHours = {
  label: 'ऑफिसची वेळ',
  partOfDay: '{part}\u0940',
  plain: company.officeHoursText,
  open: 'आता सुरू आहे',
  closed: 'आता बंद आहे',
  closesAt: '{time}\u00a0ला बंद होणार',
  opensToday: '{time}\u00a0ला उघडणार',
  opensTomorrow: 'उद्या\u00a0{time}\u00a0ला उघडणार',
  opensMonday: 'सोमवारी\u00a0{time}\u00a0ला उघडणार',
} as const satisfies Translated<typeof english>;
