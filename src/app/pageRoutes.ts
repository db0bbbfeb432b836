import { mainPages } from './mainPages';
import type { PageRoute } from './pageRoute';
import { productPages } from './productPages';

/** Every page of the site, as prerendering, sitemap and link tests read them. */
export const pageRoutes: readonly PageRoute[] = [...mainPages, ...productPages];
