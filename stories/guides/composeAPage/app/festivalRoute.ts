import { lazyWithRetry } from '../../../../src/app/lazyWithRetry';
import type { PageRoute } from '../../../../src/app/pageRoute';
import { paths } from '../content/paths';

/** The new page's row in the list of routes. */
export const festivalRoute = {
  path: paths.festival,
  isIndexed: true,
  load: lazyWithRetry(
    () => import('../pages/FestivalPage'),
    ({ FestivalPage }) => FestivalPage,
  ),
} satisfies Omit<PageRoute, 'path'> & { path: string };
