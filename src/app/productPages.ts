import { paths } from '../content/paths';
import { lazyWithRetry } from './lazyWithRetry';
import type { PageRoute } from './pageRoute';

/**
 * The pages of the products. The application loads this list with the first of them, so that however
 * many products there are, no other page carries a word of theirs.
 */
export const productPages: readonly PageRoute[] = [
  {
    path: paths.aadhaarBanking,
    isIndexed: true,
    leadsTo: [paths.microAtm, paths.join],
    load: lazyWithRetry(
      () => import('../pages/AadhaarBankingPage'),
      ({ AadhaarBankingPage }) => AadhaarBankingPage,
    ),
  },
  {
    path: paths.microAtm,
    isIndexed: true,
    leadsTo: [paths.utilityPayments, paths.join],
    load: lazyWithRetry(
      () => import('../pages/MicroAtmPage'),
      ({ MicroAtmPage }) => MicroAtmPage,
    ),
  },
  {
    path: paths.utilityPayments,
    isIndexed: true,
    leadsTo: [paths.travelServices, paths.join],
    load: lazyWithRetry(
      () => import('../pages/UtilityPaymentsPage'),
      ({ UtilityPaymentsPage }) => UtilityPaymentsPage,
    ),
  },
  {
    path: paths.travelServices,
    isIndexed: true,
    leadsTo: [paths.aadhaarBanking, paths.join],
    load: lazyWithRetry(
      () => import('../pages/TravelServicesPage'),
      ({ TravelServicesPage }) => TravelServicesPage,
    ),
  },
];
