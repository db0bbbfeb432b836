import Button from '@mui/material/Button';
import { CallIcon } from '../../art/icons';
import { Message } from '../../atoms/Message';
import { fraudHref } from '../../content/publicPlaces';
import { parseMessage } from '../../domain/parseMessage';

const isPhone = (href: string) => href.startsWith('tel:');

/** Buttons to call each number that a message names, that of the fraud helpline in the colour of alarm. */
export function callButtons(message: string) {
  return parseMessage(message).flatMap(({ text: number, href = '' }) =>
    isPhone(href) ? (
      <Button
        key={href}
        href={href}
        variant={href === fraudHref ? 'contained' : 'outlined'}
        color={href === fraudHref ? 'marigold' : 'primary'}
        startIcon={<CallIcon />}
      >
        {number}
      </Button>
    ) : (
      []
    ),
  );
}

/** A message whose numbers are called by buttons beside it, and whose other places are links. */
export const textBesideCalls = (message: string) => (
  <Message text={message} isLink={(href) => !isPhone(href)} />
);
