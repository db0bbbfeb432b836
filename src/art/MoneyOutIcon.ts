import { twoToneIcon } from './twoToneIcon';

/** A coin that leaves; apart from the icons of actions, which every page loads. */
export const MoneyOutIcon = twoToneIcon({
  tone: 'M8.500 5a7 7 0 1 0 .1 0z',
  line: 'M13.700 17.100a7 7 0 1 1 0-10.200M6 8.800h5M6 11.400h5M6 8.800h.8a2.400 2.400 0 0 1 0 4.800H6l3.200 2.700M14.500 12H23M20 9l3 3-3 3',
});
