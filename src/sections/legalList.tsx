import { textWithLinks } from '../atoms/textWithLinks';
import type { LegalListLook, LinkContent } from '../content/contentShapes';
import { emphasisIn } from '../domain/emphasisIn';

/** A list of a legal text: with dots, as rows with numbers, or as words and what they mean. */
export function legalList(
  items: readonly string[],
  look: LegalListLook | undefined,
  links: ReadonlyArray<LinkContent>,
) {
  const key = items.join();
  if (look === 'definitions')
    return (
      <dl key={key}>
        {items.map(emphasisIn).map(({ emphasised, after }) => (
          <div key={emphasised}>
            <dt>{emphasised}</dt>
            <dd>{textWithLinks(after.trimStart(), links)}</dd>
          </div>
        ))}
      </dl>
    );
  const List = look === 'numbered' ? 'ol' : 'ul';
  return (
    <List key={key}>
      {items.map((item) => (
        <li key={item}>
          {look === 'numbered' ? (
            <span>{textWithLinks(item, links)}</span>
          ) : (
            textWithLinks(item, links)
          )}
        </li>
      ))}
    </List>
  );
}
