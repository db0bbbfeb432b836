import type {
  footerNavigation as englishFooterNavigation,
  mainNavigation as englishMainNavigation,
  supportNavigation as englishSupportNavigation,
} from '../en/navigation';
import { paths } from '../paths';
import type { Translated } from '../translation';

/** Where visitors find help; in the drawer and in the footer. */
export const supportNavigation = [
  { label: 'உதவியும் பாதுகாப்பும்', href: paths.help },
] as const satisfies Translated<typeof englishSupportNavigation>;

/** The links on either side of the Products panel, in the bar and in the drawer. */
export const mainNavigation = {
  beforeProducts: [
    { label: 'முகப்பு', href: paths.home },
    { label: 'எங்களைப் பற்றி', href: paths.about },
  ],
  afterProducts: [{ label: 'தொடர்புக்கு', href: paths.contact }],
  help: supportNavigation[0],
} as const satisfies Translated<typeof englishMainNavigation>;

export const footerNavigation = [
  { label: 'எங்களைப் பற்றி', href: paths.about },
  { label: 'தொடர்புக்கு', href: paths.contact },
  { label: 'விதிகளும் நிபந்தனைகளும்', href: paths.terms },
  { label: 'தனியுரிமைக் கொள்கை', href: paths.privacy },
] as const satisfies Translated<typeof englishFooterNavigation>;
