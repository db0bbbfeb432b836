import { pageLoader } from '../../../../src/app/pageLoader';
import type { PageRoute } from '../../../../src/app/pageRoutes';
import { paths } from '../content/paths';

/** The new page's row in the list of routes. */
export const festivalRoute = {
  path: paths.festival,
  isIndexed: true,
  load: pageLoader(
    () => import('../pages/FestivalPage'),
    ({ FestivalPage }) => FestivalPage,
  ),
} satisfies Omit<PageRoute, 'path'> & { path: string };
