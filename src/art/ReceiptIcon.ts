import { twoToneIcon } from './twoToneIcon';

/** Apart from the icons of actions, which every page loads. */
export const ReceiptIcon = twoToneIcon({
  tone: 'M6 3h12v18l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5z',
  line: 'M6 3h12v18l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9.5 8h5M9.5 12h5',
});
