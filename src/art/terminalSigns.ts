import { twoToneIcon } from './twoToneIcon';

// What the screen of the terminal asks for.

const digitBox = 'h3a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z';

export const FingerIcon = twoToneIcon({
  line: 'M3 14.5V11a9 9 0 0 1 14.8-6.9M20.6 8.3c.3.9.4 1.8.4 2.7v4M6.3 18.7V11a5.7 5.7 0 0 1 11.4 0v3.5c0 2.2-.4 4.2-1.2 6M9.6 21V11a2.4 2.4 0 0 1 4.8 0v3.5c0 2.7-.6 5-1.8 7',
});
/** A card that goes up into a slot: its `tone` is the card, and `solid` the chip on it. */
export const InsertCardIcon = twoToneIcon({
  tone: 'M4 3h16v9.500a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z',
  line: 'M1.500 2.500h21M4 3v9.500a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V3M12 22.500v-4.500M9.500 20.200 12 17.700l2.500 2.500',
  solid: 'M7.200 7.500h4v3.200h-4z',
});
/** Four hidden digits in a row, in a `viewBox` of `0 8.5 24 7`. */
export const PinIcon = twoToneIcon({
  tone: `M1.5 9${Array(4).fill(digitBox).join('m6 0')}`,
  line: 'M3 12h0M9 12h0M15 12h0M21 12h0',
});
