import { company } from './company';

/** What is said of the office's hours, wherever they are said. */
export const officeHours = {
  label: 'Office hours',
  partOfDay: '{part}',
  plain: company.officeHoursText,
  open: 'Open now',
  closed: 'Closed now',
  closesAt: 'closes at\u00a0{time}',
  opensToday: 'opens at\u00a0{time}',
  opensTomorrow: 'opens tomorrow at\u00a0{time}',
  opensMonday: 'opens on Monday at\u00a0{time}',
} as const;
