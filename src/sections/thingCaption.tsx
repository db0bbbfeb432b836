import { emphasisIn } from '../domain/emphasisIn';
import { withCompoundsKept } from '../domain/withCompoundsKept';

/**
 * What to bring, in bold: on a line of its own, or on one with what the sentence says before it and after a comma; a label
 * that ends in a colon stands above it, and a note in brackets below all.
 */
export function thingCaption(text: string) {
  const { before, emphasised, after } = emphasisIn(text);
  const [, rest = '', note] = /^(.*?)(\(.+\))?$/.exec(after) ?? [];
  const isLabel = before.endsWith(': ');
  const goesOn = emphasised.endsWith(',');
  return (
    <>
      {isLabel && <small>{withCompoundsKept(before)}</small>}
      <span>
        {!isLabel && withCompoundsKept(before)}
        <strong>{withCompoundsKept(emphasised)}</strong>
        {goesOn && withCompoundsKept(rest)}
      </span>
      {!goesOn && withCompoundsKept(rest)}
      {note && <small>{withCompoundsKept(note)}</small>}
    </>
  );
}
