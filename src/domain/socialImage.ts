import { pageFileName } from './pageFileName';

interface SharedPage {
  title: string;
  /** What the image says instead of the title. */
  headline?: string;
}

/** Width and height in pixels of every image of a shared link; the ratio is that of Open Graph. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * The image that is shown where a page is shared: its URL on the site, below the prefix of the
 * page's language, and the words in it.
 */
export function socialImage(path: string, prefix: string, { title, headline = title }: SharedPage) {
  return { url: `/social${prefix}/${pageFileName(path)}.png`, text: headline };
}
