import type { Translated } from '../../translation';
import type { officeHours as english } from '../en/officeHours';
import { company } from './company';

export const officeHours = {
  label: 'அலுவலக நேரம்',
  partOfDay: '{part}',
  plain: company.officeHoursText,
  open: 'இப்போது திறந்துள்ளது',
  closed: 'இப்போது மூடியுள்ளது',
  closesAt: '{time}\u00a0மணி வரை',
  opensToday: 'திறப்பது:\u00a0{time}\u00a0மணி',
  opensTomorrow: 'திறப்பது: நாளை, {time}\u00a0மணி',
  opensMonday: 'திறப்பது: திங்கள், {time}\u00a0மணி',
} as const satisfies Translated<typeof english>;
