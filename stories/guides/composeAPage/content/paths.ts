import {
  type PageRecord,
  mainPages as siteMainPages,
  paths as sitePaths,
} from '../../../../src/content/paths';

/** The paths of the site, and that of the new page. */
export const paths = {
  ...sitePaths,
  festival: '/festival',
} as const;

/** The records of the site's pages, and that of the new page. */
export const mainPages = {
  ...siteMainPages,
  festival: { path: paths.festival, isIndexed: true, leadsTo: [paths.join] },
} as const satisfies Record<keyof typeof paths, Omit<PageRecord, 'path'> & { path: string }>;
