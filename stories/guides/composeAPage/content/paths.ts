import {
  type PageRecord,
  mainPages as siteMainPages,
  paths as sitePaths,
} from '../../../../src/content/paths';

/** The paths of the site, and that of the new page. */
export const paths = {
  ...sitePaths,
  careers: '/careers',
} as const;

/** The records of the site's pages, and that of the new page. */
export const mainPages = {
  ...siteMainPages,
  careers: { path: paths.careers, isIndexed: true, leadsTo: [paths.contact] },
} as const satisfies Record<keyof typeof paths, Omit<PageRecord, 'path'> & { path: string }>;
