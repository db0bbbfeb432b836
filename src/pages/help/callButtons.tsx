import Button from '@mui/material/Button';
import { CallIcon } from '../../art/icons';
import { textWithLinks } from '../../atoms/textWithLinks';
import type { LinkContent } from '../../content/contentShapes';
import { linksWithin } from '../../domain/linksWithin';

const isPhone = (href: string) => href.startsWith('tel:');

/** Buttons to call each number that a text names, an urgent one in the colour of alarm; on paper the text alone names them. */
export function callButtons(text: string, places: readonly LinkContent[]) {
  const urgent = new Set(places.flatMap(({ href, isUrgent }) => (isUrgent ? [href] : [])));
  return linksWithin(text, places).flatMap(({ text: number, href }) =>
    href && isPhone(href) ? (
      <Button
        key={href}
        href={href}
        variant={urgent.has(href) ? 'contained' : 'outlined'}
        color={urgent.has(href) ? 'marigold' : 'primary'}
        startIcon={<CallIcon />}
      >
        {number}
      </Button>
    ) : (
      []
    ),
  );
}

/** A text whose numbers are called by buttons beside it, and whose other places are links. */
export const textBesideCalls = (text: string, places: readonly LinkContent[]) =>
  textWithLinks(text, places, (href) => !isPhone(href));
