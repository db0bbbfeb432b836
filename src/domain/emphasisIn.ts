/** Stands before and behind the words of a message that are emphasised, as in `**Cheated?** Call 1930.` */
export const emphasisMark = '**';

/** The emphasised words of a message, none or one phrase, and what stands before and after them. */
export function emphasisIn(message: string) {
  const [before = '', emphasised = '', after = ''] = message.split(emphasisMark);
  return { before, emphasised, after };
}

/** A message for a place where nothing is emphasised. */
export const withoutEmphasis = (message: string) => message.replaceAll(emphasisMark, '');
