/** A word, in quotation marks, and what it means. */
export interface Definition {
  word: string;
  meaning: string;
}

/** Where a sentence ends and the next begins with a word in quotation marks. */
const nextDefinition = /(?<=[.।]) (?=“)/;

/** One word or several of one meaning, and a remark in brackets. */
const wordFirst = /^(“[^”]+”(?: \S+ “[^”]+”)*(?: \([^)]+\))?) (.+)$/s;

/** Cuts a text whose sentences each say what a word means, and leaves out nothing of it. */
export function definitionsIn(text: string): Definition[] {
  return text.split(nextDefinition).map((sentence) => {
    const [, word = '', meaning = sentence] = wordFirst.exec(sentence) ?? [];
    return { word, meaning };
  });
}
