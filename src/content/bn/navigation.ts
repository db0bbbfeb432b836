import type {
  footerNavigation as englishFooterNavigation,
  mainNavigation as englishMainNavigation,
  supportNavigation as englishSupportNavigation,
} from '../en/navigation';
import { paths } from '../paths';
import type { Translated } from '../translation';

/** Where visitors find help; in the drawer and in the footer. */
export const supportNavigation = [
  { label: 'সাহায্য ও সুরক্ষা', href: paths.help },
] as const satisfies Translated<typeof englishSupportNavigation>;

/** The links on either side of the Products panel, in the bar and in the drawer. */
export const mainNavigation = {
  beforeProducts: [
    { label: 'হোম', href: paths.home },
    { label: 'আমাদের কথা', href: paths.about },
  ],
  afterProducts: [{ label: 'যোগাযোগ', href: paths.contact }],
  help: supportNavigation[0],
} as const satisfies Translated<typeof englishMainNavigation>;

export const footerNavigation = [
  { label: 'আমাদের কথা', href: paths.about },
  { label: 'যোগাযোগ', href: paths.contact },
  { label: 'নিয়ম ও শর্ত', href: paths.terms },
  { label: 'প্রাইভেসি পলিসি', href: paths.privacy },
] as const satisfies Translated<typeof englishFooterNavigation>;
