import { paths as sitePaths } from '../../../../src/content/paths';

/** The addresses of the site, and that of the new page. */
export const paths = {
  ...sitePaths,
  festival: '/festival',
} as const;
