import type { ComponentType } from 'react';
import type { PagePath } from '../content/paths';

/** One page of the site. */
export interface PageRoute {
  path: PagePath;
  /** Whether it stands in the sitemap. */
  isIndexed: boolean;
  /**
   * Whether there is something to fill in. Such a page loads the application at any sign of a visitor;
   * all others work without, and load it when a visitor does what it is needed for.
   * @default false
   */
  hasForm?: boolean;
  /**
   * The pages that most visitors open next, few: browsers that can make them ready as soon as
   * this page is at rest, so that the first move is as quick as any other.
   */
  leadsTo?: readonly PagePath[];
  /** Loads the page's own chunk. */
  load: () => Promise<ComponentType>;
}
