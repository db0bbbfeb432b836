import type { ComponentProps } from 'react';
import { PauseSwitch } from '../../src/art/PauseSwitch';
import { Surface } from './Surface';

/** The switch on the surface it is made for. */
export const onDark = (args: ComponentProps<typeof PauseSwitch>) => (
  <Surface tone="onDark">
    <PauseSwitch {...args} />
  </Surface>
);
