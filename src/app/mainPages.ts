import { paths } from '../content/paths';
import { chunkLoader } from './chunkLoader';
import type { PageRoute } from './pageRoute';

/** The pages that the application knows from its start: every page but the products'. */
export const mainPages: readonly PageRoute[] = [
  {
    path: paths.home,
    isIndexed: true,
    leadsTo: [paths.about, paths.join],
    load: chunkLoader(
      () => import('../pages/HomePage'),
      ({ HomePage }) => HomePage,
    ),
  },
  {
    path: paths.join,
    isIndexed: true,
    hasForm: true,
    load: chunkLoader(
      () => import('../pages/JoinPage'),
      ({ JoinPage }) => JoinPage,
    ),
  },
  {
    path: paths.about,
    isIndexed: true,
    leadsTo: [paths.join, paths.contact],
    load: chunkLoader(
      () => import('../pages/AboutPage'),
      ({ AboutPage }) => AboutPage,
    ),
  },
  {
    path: paths.contact,
    isIndexed: true,
    hasForm: true,
    load: chunkLoader(
      () => import('../pages/ContactPage'),
      ({ ContactPage }) => ContactPage,
    ),
  },
  {
    path: paths.terms,
    isIndexed: true,
    leadsTo: [paths.privacy],
    load: chunkLoader(
      () => import('../pages/TermsPage'),
      ({ TermsPage }) => TermsPage,
    ),
  },
  {
    path: paths.privacy,
    isIndexed: true,
    leadsTo: [paths.terms],
    load: chunkLoader(
      () => import('../pages/PrivacyPage'),
      ({ PrivacyPage }) => PrivacyPage,
    ),
  },
  {
    path: paths.thanks,
    isIndexed: false,
    leadsTo: [paths.home],
    load: chunkLoader(
      () => import('../pages/ThanksPage'),
      ({ ThanksPage }) => ThanksPage,
    ),
  },
];

/** The page of every other address. */
export const loadNotFoundPage: PageRoute['load'] = chunkLoader(
  () => import('../pages/NotFoundPage'),
  ({ NotFoundPage }) => NotFoundPage,
);
