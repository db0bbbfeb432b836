import type { OfficeHoursContent } from '../contentShapes';
import { company } from './company';

/** What is said of the office's hours, wherever they are said. */
export const officeHours = {
  label: 'Office hours',
  locale: 'en-IN',
  timeStyle: 'clock',
  partOfDay: '{part}',
  plain: company.officeHoursText,
  open: 'Open now',
  closed: 'Closed now',
  closesAt: 'closes at {time}',
  opensToday: 'opens at {time}',
  opensTomorrow: 'opens tomorrow at {time}',
  opensMonday: 'opens Monday at {time}',
} as const satisfies OfficeHoursContent;
