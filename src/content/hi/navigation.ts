import type {
  footerNavigation as englishFooterNavigation,
  mainNavigation as englishMainNavigation,
} from '../en/navigation';
import { paths } from '../paths';
import type { Translated } from '../translation';

/** The links on either side of the Products panel, in the bar and in the drawer. */
export const mainNavigation = {
  beforeProducts: [
    { label: 'होम', href: paths.home },
    { label: 'हमारे बारे में', href: paths.about },
  ],
  afterProducts: [{ label: 'संपर्क करें', href: paths.contact }],
} as const satisfies Translated<typeof englishMainNavigation>;

export const footerNavigation = [
  { label: 'हमारे बारे में', href: paths.about },
  { label: 'संपर्क करें', href: paths.contact },
  { label: 'नियम और शर्तें', href: paths.terms },
  { label: 'प्राइवेसी पॉलिसी', href: paths.privacy },
] as const satisfies Translated<typeof englishFooterNavigation>;
