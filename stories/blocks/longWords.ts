import { about } from '#messages/pages/about';

/** A station's name in one word, the longest in India: no place to break a line. */
export const longWord = 'Venkatanarasimharajuvaripeta';

/** More words than a label should ever have, with the long one in their midst. */
export const longLabel = `Services for the shops of ${longWord} and of every village on the road beyond it`;

/** More than a few lines of running text. */
export const longText = Object.values(about.chapters)
  .flatMap(({ paragraphs }) => paragraphs.slice(0, 1))
  .join(' ');
