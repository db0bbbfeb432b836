interface SharedPage {
  title: string;
  /** What the picture says instead of the title. */
  headline?: string;
}

/** Width and height in pixels of every picture of a shared link; the ratio is that of Open Graph. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/**
 * The picture that is shown where a page is shared: its address on the site, below the prefix of the
 * page's language and named after the last part of its path (`/JoinUs` has `join-us`), and the words
 * in it.
 */
export function sharePicture(
  path: string,
  prefix: string,
  { title, headline = title }: SharedPage,
) {
  const name = path.split('/').at(-1) || 'home';
  const fileName = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return { address: `/social${prefix}/${fileName}.png`, words: headline };
}
