import type SvgIcon from '@mui/material/SvgIcon';
import type { SocialProfile } from '#brand/brandTypes';
import { twoToneIcon } from './twoToneIcon';

const tile = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z';

/** The icon of each network that the company file can name. */
export const socialIcons = {
  Facebook: twoToneIcon({ line: `${tile}M17 7.5h-1A2.5 2.5 0 0 0 13.5 10v11M10.5 13.500H17` }),
  Instagram: twoToneIcon({
    line: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM17 7h.01',
  }),
  LinkedIn: twoToneIcon({
    line: `${tile}M7.5 11v6M7.5 7.500v.01M11.5 17v-6M11.5 13.700a2.6 2.6 0 0 1 5.2 0V17`,
  }),
  X: twoToneIcon({ line: 'M3.5 4h4.300l12.7 16h-4.300zM19.5 4l-6.6 7.200M10.7 13.500L4.5 20' }),
  YouTube: twoToneIcon({
    line: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z',
    solid: 'M10 9.300v5.400l4.8-2.700z',
  }),
} satisfies Record<SocialProfile['network'], typeof SvgIcon>;
