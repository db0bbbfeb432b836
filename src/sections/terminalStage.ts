import type { Theme } from '@mui/material/styles';
import { slipOnCounter } from './slipOnCounter';
import { standingTerminal } from './standingTerminal';
import { stepsInRow } from './stepsInRow';
import { stepsOnCard } from './stepsOnCard';
import { stepsOnRoad } from './stepsOnRoad';
import { broad } from './terminalParts';

/** On a screen, where there is a container. */
const anyWidth = '@container (min-width: 0)';
const notBroad = '@container (width < 64rem)';

export interface TerminalStageOptions {
  /** How many steps there are: up to three have room beside each other. */
  steps: number;
  /** The shop's monitor shows the steps, and no machine for cards or fingers. */
  hasMonitor: boolean;
  /** The slip says more than its screens, and is what one comes for. */
  hasLongSlip: boolean;
}

/** The grid of a service. */
export const terminalStage =
  ({ steps, hasMonitor, hasLongSlip }: TerminalStageOptions) =>
  (theme: Theme) => ({
    ...stepsOnRoad,
    ...(steps > 3
      ? standingTerminal(theme, steps, hasMonitor ? 'monitor' : 'keys')
      : hasLongSlip
        ? { [anyWidth]: stepsOnCard(theme), [broad]: slipOnCounter(theme) }
        : { [notBroad]: stepsOnCard(theme), [broad]: stepsInRow }),
  });
