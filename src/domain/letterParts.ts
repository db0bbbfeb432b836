/**
 * A letter whose last paragraph has a line for each detail, in parts: the words before it, and the label and
 * the text of each line. What the letter says in one place is never written twice.
 */
export function letterParts(letter: string) {
  const paragraphs = letter.split('\n\n');
  const details = paragraphs.at(-1) ?? '';
  return {
    opening: paragraphs.slice(0, -1).join('\n\n'),
    lines: details.split('\n').map((line) => {
      const [label = '', ...text] = line.split(':');
      return { label, text: text.join(':').trim() };
    }),
  };
}
