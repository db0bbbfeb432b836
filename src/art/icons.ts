import { styled } from '@mui/material/styles';
import { twoToneIcon } from './twoToneIcon';

// The icons of actions, drawn as those of products and services are: with a round pen of two units.

export const AddIcon = twoToneIcon({ line: 'M12 6v12M6 12h12' });
export const ArrowDownwardIcon = twoToneIcon({ line: 'M12 5v14M6 13l6 6 6-6' });
/** Points the other way where a line is read from right to left. */
export const ArrowForwardIcon = styled(twoToneIcon({ line: 'M5 12h14M13 6l6 6-6 6' }))({
  scale: 'var(--inline,1) 1',
});
export const CallIcon = twoToneIcon({
  solid:
    'M5.2 3.500h3.300l1.6 4.6-2.1 1.700a13 13 0 0 0 6.2 6.200l1.7-2.1 4.6 1.600v3.300a2 2 0 0 1-2.2 2A16 16 0 0 1 3.2 5.700a2 2 0 0 1 2-2.200z',
});
export const CheckIcon = twoToneIcon({ line: 'M5 12.500l4.5 4.5 10-10' });
export const CloseIcon = twoToneIcon({ line: 'M6 6l12 12M18 6L6 18' });
export const ExpandMoreIcon = twoToneIcon({ line: 'M7 10l5 5 5-5' });
export const HelpIcon = twoToneIcon({
  tone: 'M12 3a9 9 0 1 0 .1 0z',
  line: 'M12 3a9 9 0 1 0 .1 0zM9.4 9.800a2.650 2.650 0 1 1 4.100 2.200q-1.500 1-1.500 2M12 17v.1',
});
export const HomeIcon = twoToneIcon({
  solid: 'M12 4L21 12.500H18.500V20H14V14.500H10V20H5.500V12.500H3z',
});
export const ListIcon = twoToneIcon({
  line: 'M9 6.500h11M9 12h11M9 17.500h11M4.5 6.500h.1M4.5 12h.1M4.5 17.500h.1',
});
export const LockIcon = twoToneIcon({
  tone: 'M5 11h14v9H5z',
  line: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3M12 15v1.5',
});
export const MailIcon = twoToneIcon({
  tone: 'M3 6h18v13H3z',
  line: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 7.500l8 5.5 8-5.5',
});
export const MenuIcon = twoToneIcon({ line: 'M4 7h16M4 12h16M4 17h16' });
export const OpenInNewIcon = twoToneIcon({
  line: 'M11 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5M15 4h5v5M20 4L10.5 13.5',
});
export const RetryIcon = twoToneIcon({
  line: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.500v5h-5',
});
export const TranslateIcon = twoToneIcon({
  line: 'M3 5.500h11M8.5 3v2.500M12 5.500a11 11 0 0 1-8 8.500M5.5 8.500a10 10 0 0 0 6 5.500M12 21l4.5-10L21 21M13.6 17.500h5.8',
});
export const WarningIcon = twoToneIcon({
  tone: 'M12 4L21 20H3z',
  line: 'M10.7 5.2L3.2 18a1.500 1.500 0 0 0 1.300 2.200h15a1.500 1.500 0 0 0 1.300-2.200L13.3 5.200a1.500 1.500 0 0 0-2.600 0zM12 10v4M12 17v.1',
});
