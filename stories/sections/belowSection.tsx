import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** For sections that bring no space above themselves: that of the section they stand below. */
export const belowSection: Decorator = (Story) => (
  <Box sx={{ pt: 12 }}>
    <Story />
  </Box>
);
