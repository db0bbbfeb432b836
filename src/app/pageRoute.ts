import type { ComponentType } from 'react';
import type { PagePath } from '../content/paths';

/** One page of the site. */
export interface PageRoute {
  path: PagePath;
  /** Whether it stands in the sitemap. */
  isIndexed: boolean;
  /**
   * Whether there is a form. Such a page loads the application once it is idle, all others at the first
   * key.
   * @default false
   */
  hasForm?: boolean;
  /**
   * The pages that most visitors open next, few: browsers prefetch them once this page is idle, and
   * prerender them later.
   */
  leadsTo?: readonly PagePath[];
  /** Loads the page's own chunk. */
  load: () => Promise<ComponentType>;
}
