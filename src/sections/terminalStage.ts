import type { Theme } from '@mui/material/styles';
import { shortSteps } from './shortSteps';
import { slipOnCounter } from './slipOnCounter';
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
  /** What the customer leaves with stands at the end, where the terminal is beside the steps. */
  hasTakeaway: boolean;
  /** How many lines the slip has: more than three say more than its screens, and are what one comes for. */
  slipLines: number;
}

/** The grid of a service. */
export const terminalStage =
  ({ steps, hasMonitor, hasTakeaway, slipLines }: TerminalStageOptions) =>
  (theme: Theme) => ({
    ...stepsOnRoad,
    ...(steps > 3
      ? standingTerminal(theme, { steps, hasMonitor, hasTakeaway })
      : {
          [notBroad]: shortSteps(theme),
          [broad]: slipLines > 3 ? slipOnCounter(theme) : stepsInRow(theme),
        }),
  });
