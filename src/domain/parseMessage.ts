/** A piece of a message that is shown in one way. */
export interface MessagePart {
  /** Its place in the message. */
  id: string;
  text: string;
  isEmphasised?: true;
  /** Where it leads. */
  href?: string;
}

const link = /\[([^\]]*)\]\(([^)]*)\)/;

/**
 * The parts of a message, which marks emphasis and links as Markdown does: `**Cheated?** Call [1930](tel:1930).`
 * Nothing else looks into a message for what it means.
 */
export function parseMessage(message: string): MessagePart[] {
  return message.split('**').flatMap((phrase, index) => {
    const emphasis = index % 2 === 1 ? ({ isEmphasised: true } as const) : {};
    const pieces = phrase.split(link);
    return pieces.flatMap((text, place) => {
      // A target stands behind the words that lead to it.
      if (place % 3 === 2 || text === '') return [];
      const href = place % 3 === 1 ? pieces[place + 1] : undefined;
      return { id: `${index}.${place}`, text, ...emphasis, ...(href !== undefined && { href }) };
    });
  });
}

/** The words of a message, for a place that shows neither emphasis nor links. */
export const plainText = (message: string): string =>
  parseMessage(message)
    .map(({ text }) => text)
    .join('');
