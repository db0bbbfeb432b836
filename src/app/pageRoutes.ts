import type { ComponentType } from 'react';
import { type PagePath, paths } from '../content/paths';

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
    load: async () => (await import('../pages/HomePage')).HomePage,
  },
  {
    path: paths.join,
    isIndexed: true,
    load: async () => (await import('../pages/JoinPage')).JoinPage,
  },
  {
    path: paths.about,
    isIndexed: true,
    load: async () => (await import('../pages/AboutPage')).AboutPage,
  },
  {
    path: paths.contact,
    isIndexed: true,
    load: async () => (await import('../pages/ContactPage')).ContactPage,
  },
  {
    path: paths.aadhaarBanking,
    isIndexed: true,
    load: async () => (await import('../pages/AadhaarBankingPage')).AadhaarBankingPage,
  },
  {
    path: paths.microAtm,
    isIndexed: true,
    load: async () => (await import('../pages/MicroAtmPage')).MicroAtmPage,
  },
  {
    path: paths.utilityPayments,
    isIndexed: true,
    load: async () => (await import('../pages/UtilityPaymentsPage')).UtilityPaymentsPage,
  },
  {
    path: paths.travelServices,
    isIndexed: true,
    load: async () => (await import('../pages/TravelServicesPage')).TravelServicesPage,
  },
  {
    path: paths.terms,
    isIndexed: true,
    load: async () => (await import('../pages/TermsPage')).TermsPage,
  },
  {
    path: paths.privacy,
    isIndexed: true,
    load: async () => (await import('../pages/PrivacyPage')).PrivacyPage,
  },
  {
    path: paths.thanks,
    isIndexed: false,
    load: async () => (await import('../pages/ThanksPage')).ThanksPage,
  },
];

/** The page of every other address. */
export const loadNotFoundPage: PageRoute['load'] = async () =>
  (await import('../pages/NotFoundPage')).NotFoundPage;
