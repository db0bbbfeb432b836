import { contactsWithin, type TextPiece } from './contactsWithin';

/** Words that lead somewhere wherever they stand in a text. */
export interface NamedPlace {
  /** As they stand in the text. */
  label: string;
  href: string;
}

/** Cuts a text where it names one of the places, an email address or a phone number. */
export function linksWithin(text: string, places: readonly NamedPlace[] = []): TextPiece[] {
  return places.reduce<TextPiece[]>(
    (pieces, place) => pieces.flatMap((piece) => (piece.href ? [piece] : cutAt(piece.text, place))),
    contactsWithin(text),
  );
}

function cutAt(text: string, { label, href }: NamedPlace): TextPiece[] {
  return text
    .split(label)
    .flatMap((piece, index) => [...(index > 0 ? [{ text: label, href }] : []), { text: piece }])
    .filter((piece) => piece.text !== '');
}
