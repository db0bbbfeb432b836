import { paths } from '../content/paths';
import { lazyWithRetry } from './lazyWithRetry';
import type { PageRoute } from './pageRoute';

/** The pages that the application knows from its start: every page but the products'. */
export const mainPages: readonly PageRoute[] = [
  {
    path: paths.home,
    isIndexed: true,
    leadsTo: [paths.about, paths.join],
    load: lazyWithRetry(
      () => import('../pages/HomePage'),
      ({ HomePage }) => HomePage,
    ),
  },
  {
    path: paths.join,
    isIndexed: true,
    hasForm: true,
    load: lazyWithRetry(
      () => import('../pages/JoinPage'),
      ({ JoinPage }) => JoinPage,
    ),
  },
  {
    path: paths.about,
    isIndexed: true,
    leadsTo: [paths.join, paths.contact],
    load: lazyWithRetry(
      () => import('../pages/AboutPage'),
      ({ AboutPage }) => AboutPage,
    ),
  },
  {
    path: paths.contact,
    isIndexed: true,
    hasForm: true,
    load: lazyWithRetry(
      () => import('../pages/ContactPage'),
      ({ ContactPage }) => ContactPage,
    ),
  },
  {
    path: paths.terms,
    isIndexed: true,
    leadsTo: [paths.privacy],
    load: lazyWithRetry(
      () => import('../pages/TermsPage'),
      ({ TermsPage }) => TermsPage,
    ),
  },
  {
    path: paths.privacy,
    isIndexed: true,
    leadsTo: [paths.terms],
    load: lazyWithRetry(
      () => import('../pages/PrivacyPage'),
      ({ PrivacyPage }) => PrivacyPage,
    ),
  },
  {
    path: paths.thanks,
    isIndexed: false,
    leadsTo: [paths.home],
    load: lazyWithRetry(
      () => import('../pages/ThanksPage'),
      ({ ThanksPage }) => ThanksPage,
    ),
  },
];

/** The page of every other address. */
export const loadNotFoundPage: PageRoute['load'] = lazyWithRetry(
  () => import('../pages/NotFoundPage'),
  ({ NotFoundPage }) => NotFoundPage,
);
