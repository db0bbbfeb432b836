/** A piece of a text; with an address where it is one by which somebody can be reached. */
export interface TextPiece {
  text: string;
  /** The address as a link takes it: `mailto:` or `tel:`. */
  href?: string;
}

const contact = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{6,}\d)/;

/** Cuts a text where it names an email address, or a phone number in its international form. */
export function contactsWithin(text: string): TextPiece[] {
  return text
    .split(contact)
    .map((piece, index) => {
      if (index % 2 === 0) return { text: piece };
      const scheme = piece.includes('@') ? 'mailto' : 'tel';
      return { text: piece, href: `${scheme}:${piece.replaceAll(' ', '')}` };
    })
    .filter((piece) => piece.text !== '');
}
