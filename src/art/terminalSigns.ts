import { twoToneIcon } from './twoToneIcon';

// What the screen of the terminal asks for.

export const FingerIcon = twoToneIcon({
  line: 'M3 14.5V11a9 9 0 0 1 14.8-6.9M20.6 8.3c.3.9.4 1.8.4 2.7v4M6.3 18.7V11a5.7 5.7 0 0 1 11.4 0v3.5c0 2.2-.4 4.2-1.2 6M9.6 21V11a2.4 2.4 0 0 1 4.8 0v3.5c0 2.7-.6 5-1.8 7',
});
export const InsertCardIcon = twoToneIcon({
  tone: 'M6 8h12v13H6z',
  line: 'M3 5.500h18M6 5.500v13.5a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V5.500M12 8.500v6M9.5 12l2.5 2.5 2.500-2.500M9 17.500h6',
});
