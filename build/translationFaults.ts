/** Placeholders, targets of links and ends of emphasis. */
const mark = /\{\w+\}|\]\([^)]*\)|\*\*/g;

/** What a message marks, in any order. */
const marksOf = (message: string): string[] => message.match(mark)?.toSorted() ?? [];

/** The first list without what the other has too. */
function surplus(marks: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return marks.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * Where a translation marks other placeholders, links or emphasis than the messages that it translates, or marks them
 * another number of times: the keys that lead to it, and what it lacks or has too many of.
 */
export function translationFaults(messages: unknown, translated: unknown, key = ''): string[] {
  if (typeof messages === 'string' && typeof translated === 'string') {
    const [wanted, found] = [marksOf(messages), marksOf(translated)];
    return [
      ...surplus(wanted, found).map((one) => `${key} lacks ${one}`),
      ...surplus(found, wanted).map((one) => `${key} has ${one} too many`),
    ];
  }
  if (!messages || typeof messages !== 'object') return [];
  const others = new Map(Object.entries(translated ?? {}));
  return Object.entries(messages).flatMap(([name, inner]) =>
    translationFaults(inner, others.get(name), key === '' ? name : `${key}.${name}`),
  );
}
