import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/**
 * Shows the drawer of a menu as part of the page, in every window. As a popover it would cover the
 * window, and only one could be open. In windows that have no drawer it is a phone's.
 */
export const laidOpen: Decorator = (Story) => (
  <Box
    sx={{
      '& > div': { display: 'block' },
      '& > div > button': { ml: 'var(--gutter)' },
      '& [popover]': {
        display: 'block',
        position: 'static',
        maxWidth: { md: 480 },
        height: 'auto',
        transition: 'none',
      },
      '& [popover] li > ul': { gridTemplateColumns: { md: 'minmax(0, 1fr)' } },
    }}
  >
    <Story />
  </Box>
);
