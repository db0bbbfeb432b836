import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import X from '@mui/icons-material/X';
import YouTube from '@mui/icons-material/YouTube';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SocialProfile } from '#brand/brandTypes';

/** The icon of each network that the company file can name. */
export const socialIcons = {
  Facebook,
  Instagram,
  LinkedIn,
  X,
  YouTube,
} satisfies Record<SocialProfile['network'], typeof SvgIcon>;
