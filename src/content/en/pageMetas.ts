import type { PageMeta } from '../contentShapes';
import { type PagePath, paths } from '../paths';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { aadhaarBanking } from './pages/aadhaarBanking';
import { about } from './pages/about';
import { contact } from './pages/contact';
import { home } from './pages/home';
import { join } from './pages/join';
import { microAtm } from './pages/microAtm';
import { thanks } from './pages/thanks';
import { travelServices } from './pages/travelServices';
import { utilityPayments } from './pages/utilityPayments';

/** What is said of each page where it is shared or listed. */
export const pageMetas = {
  [paths.home]: home.meta,
  [paths.join]: join.meta,
  [paths.about]: about.meta,
  [paths.contact]: contact.meta,
  [paths.terms]: terms.meta,
  [paths.privacy]: privacy.meta,
  [paths.thanks]: thanks.meta,
  [paths.aadhaarBanking]: aadhaarBanking.meta,
  [paths.microAtm]: microAtm.meta,
  [paths.utilityPayments]: utilityPayments.meta,
  [paths.travelServices]: travelServices.meta,
} as const satisfies Record<PagePath, PageMeta>;
