import type { Theme } from '@mui/material/styles';
import { standingTerminal } from './standingTerminal';
import { stepsInRow } from './stepsInRow';
import { stepsOnRoad } from './stepsOnRoad';
import { broad } from './terminalParts';

const notBroad = '@container (width < 64rem)';

export interface TerminalStageOptions {
  /** How many steps there are: up to three have room beside each other. */
  steps: number;
  /** The shop's monitor shows the steps, and no machine for cards or fingers. */
  hasMonitor: boolean;
}

/** The grid of a service. */
export const terminalStage =
  ({ steps, hasMonitor }: TerminalStageOptions) =>
  (theme: Theme) => ({
    ...stepsOnRoad,
    ...(steps <= 3
      ? { [broad]: stepsInRow, [notBroad]: standingTerminal(theme, steps, 'screen') }
      : standingTerminal(theme, steps, hasMonitor ? 'monitor' : 'keys')),
  });
