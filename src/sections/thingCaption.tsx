import { withCompoundsKept } from '../domain/withCompoundsKept';

/** What to bring, in bold: on a line of its own where the sentence begins with it, or after a label that ends in a colon. */
export function thingCaption(text: string, thing: string) {
  const [before = '', after = ''] = text.split(thing);
  const bold = <strong>{withCompoundsKept(thing)}</strong>;
  if (before !== '' && !before.endsWith(': '))
    return (
      <>
        {withCompoundsKept(before)}
        {bold}
        {withCompoundsKept(after)}
      </>
    );
  const [, mark, rest = ''] = /^([,:]?)(.*)$/.exec(after) ?? [];
  return (
    <>
      {before && <small>{withCompoundsKept(before)}</small>}
      <span>
        {bold}
        {mark}
      </span>
      {withCompoundsKept(rest)}
    </>
  );
}
