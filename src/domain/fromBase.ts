/** The URL of a file at the root of the site, also where a Storybook with it is published below a path. */
export const fromBase = (url: string) => import.meta.env.BASE_URL + url.slice(1);
