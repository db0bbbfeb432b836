interface SharedPage {
  title: string;
  /** What the picture says instead of the title. */
  headline?: string;
}

/** Width and height in pixels of every picture of a shared link; the ratio is that of Open Graph. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/**
 * The picture that is shown where a page is shared: its address on the site, named after the last
 * part of the page's path (`/JoinUs` has `join-us`), and the words in it.
 */
export function sharePicture(path: string, { title, headline = title }: SharedPage) {
  const name = path.split('/').at(-1) || 'home';
  const fileName = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return { address: `/social/${fileName}.png`, words: headline };
}
