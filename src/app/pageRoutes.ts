import type { ComponentType } from 'react';
import { type PagePath, paths } from '../content/paths';
import { pageLoader } from './pageLoader';

/** One page of the site. Router, prerendering, sitemap and link test all read this list. */
export interface PageRoute {
  path: PagePath;
  /** Whether it stands in the sitemap. */
  isIndexed: boolean;
  /** Loads the page's own chunk. */
  load: () => Promise<ComponentType>;
}

export const pageRoutes: readonly PageRoute[] = [
  {
    path: paths.home,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/HomePage'),
      ({ HomePage }) => HomePage,
    ),
  },
  {
    path: paths.join,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/JoinPage'),
      ({ JoinPage }) => JoinPage,
    ),
  },
  {
    path: paths.about,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/AboutPage'),
      ({ AboutPage }) => AboutPage,
    ),
  },
  {
    path: paths.contact,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/ContactPage'),
      ({ ContactPage }) => ContactPage,
    ),
  },
  {
    path: paths.aadhaarBanking,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/AadhaarBankingPage'),
      ({ AadhaarBankingPage }) => AadhaarBankingPage,
    ),
  },
  {
    path: paths.microAtm,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/MicroAtmPage'),
      ({ MicroAtmPage }) => MicroAtmPage,
    ),
  },
  {
    path: paths.utilityPayments,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/UtilityPaymentsPage'),
      ({ UtilityPaymentsPage }) => UtilityPaymentsPage,
    ),
  },
  {
    path: paths.travelServices,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/TravelServicesPage'),
      ({ TravelServicesPage }) => TravelServicesPage,
    ),
  },
  {
    path: paths.terms,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/TermsPage'),
      ({ TermsPage }) => TermsPage,
    ),
  },
  {
    path: paths.privacy,
    isIndexed: true,
    load: pageLoader(
      () => import('../pages/PrivacyPage'),
      ({ PrivacyPage }) => PrivacyPage,
    ),
  },
  {
    path: paths.thanks,
    isIndexed: false,
    load: pageLoader(
      () => import('../pages/ThanksPage'),
      ({ ThanksPage }) => ThanksPage,
    ),
  },
];

/** The page of every other address. */
export const loadNotFoundPage: PageRoute['load'] = pageLoader(
  () => import('../pages/NotFoundPage'),
  ({ NotFoundPage }) => NotFoundPage,
);
