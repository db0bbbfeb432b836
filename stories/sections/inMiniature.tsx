import Box from '@mui/material/Box';
import type { Args, Decorator, StoryObj } from '@storybook/react-vite';

// What runs out of the window on the site ends at its edge.
const zoomed =
  (zoom: number): Decorator =>
  (Story) => (
    <Box sx={{ zoom, '--bleed': '0px' }}>
      <Story />
    </Box>
  );

/** A story of a whole section made small, so that two can be judged side by side on a docs page. */
export const inMiniature = (story: StoryObj<Args>, zoom = 0.45): StoryObj<Args> => ({
  ...story,
  decorators: zoomed(zoom),
});
