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
  /** On a phone, as what the customer leaves with stands beside the screen already. */
  endsWithSlip: boolean;
  /** How many lines the slip has: more than three say more than its screens, and are what one comes for. */
  slipLines: number;
}

/** The grid of a service. */
export const terminalStage =
  ({ steps, hasMonitor, endsWithSlip, slipLines }: TerminalStageOptions) =>
  (theme: Theme) => ({
    ...stepsOnRoad,
    ...(steps > 3
      ? standingTerminal(theme, { steps, hasMonitor, endsWithSlip, slipLines })
      : slipLines > 3
        ? {
            [anyWidth]: stepsOnCard(theme, { isStatement: true }),
            [broad]: slipOnCounter(theme),
          }
        : {
            [notBroad]: stepsOnCard(theme, { isStatement: false }),
            [broad]: stepsInRow(theme),
          }),
  });
