import { textWithLinks } from '../../atoms/textWithLinks';
import type { LinkContent } from '../../content/contentShapes';
import { emphasisIn } from '../../domain/emphasisIn';
import { withCompoundsKept } from '../../domain/withCompoundsKept';

/** A text with its emphasised words, if it has any, in bold, and the words that lead elsewhere as links. */
export function withEmphasis(text: string, links: readonly LinkContent[] = []) {
  const { before, emphasised, after } = emphasisIn(text);
  return (
    <>
      {textWithLinks(before, links)}
      {emphasised && <strong>{withCompoundsKept(emphasised)}</strong>}
      {textWithLinks(after, links)}
    </>
  );
}
