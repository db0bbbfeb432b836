import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { PauseSwitch } from '../../src/art/PauseSwitch';
import { Surface } from './Surface';

/** The control on the surface it is made for, with room for its words on the left. */
export const onDark = (args: ComponentProps<typeof PauseSwitch>) => (
  <Surface tone="onDark">
    <Box sx={{ display: 'flex', justifyContent: 'end' }}>
      <PauseSwitch {...args} />
    </Box>
  </Surface>
);
