/** Canonical URL of every page but the products'; the letter case is the specification's (section 2). */
export const paths = {
  home: '/',
  join: '/JoinUs',
  about: '/about',
  contact: '/contact',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  thanks: '/thanks',
  offline: '/offline',
} as const;

/** Canonical URL of a product's page. */
export const productPath = (id: string) => `/products/${id}` as const;

export type PagePath = (typeof paths)[keyof typeof paths] | ReturnType<typeof productPath>;

/** A page as prerendering, sitemap and tests know it. */
export interface PageRecord {
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
   * Whether it is printed as a sheet for a shop's wall, with a QR code that opens it.
   * @default false
   */
  hasCode?: boolean;
  /**
   * The pages that most visitors open next, few: browsers prefetch them once this page is idle, and
   * prerender them later.
   */
  leadsTo?: readonly PagePath[];
}

/**
 * Every page but the products'. The component of `join` is `src/pages/JoinPage.tsx`, its messages are
 * `join.ts` in each language's folder `pages` or `legal`.
 */
export const mainPages = {
  home: { path: paths.home, isIndexed: true, leadsTo: [paths.about, paths.join] },
  join: { path: paths.join, isIndexed: true, hasForm: true },
  about: { path: paths.about, isIndexed: true, leadsTo: [paths.join, paths.contact] },
  contact: { path: paths.contact, isIndexed: true, hasForm: true, hasCode: true },
  help: { path: paths.help, isIndexed: true, hasCode: true, leadsTo: [paths.contact] },
  terms: { path: paths.terms, isIndexed: true, leadsTo: [paths.privacy] },
  privacy: { path: paths.privacy, isIndexed: true, leadsTo: [paths.terms] },
  thanks: { path: paths.thanks, isIndexed: false, leadsTo: [paths.home] },
  // Shown in the place of a page that was never visited, where there is no network.
  offline: { path: paths.offline, isIndexed: false },
} as const satisfies Record<keyof typeof paths, PageRecord>;

/** Where the join form leads, spelled as the specification spells it; the router ignores the case. */
export const joinSuccessPath = '/Thanks';
