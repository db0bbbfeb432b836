import type { Theme } from '@mui/material/styles';
import { standingTerminal } from './standingTerminal';
import { stepsInRow } from './stepsInRow';
import { stepsOnRoad } from './stepsOnRoad';
import { broad } from './terminalParts';

const notBroad = '@container (width < 64rem)';

export interface TerminalStageOptions {
  /** The steps have room beside each other. */
  short: boolean;
  /** The shop's monitor shows the steps, and no machine for cards or fingers. */
  hasMonitor: boolean;
}

/** The grid of a service. */
export const terminalStage =
  ({ short, hasMonitor }: TerminalStageOptions) =>
  (theme: Theme) => ({
    ...stepsOnRoad,
    ...(short
      ? { [broad]: stepsInRow, [notBroad]: standingTerminal(theme, 'screen') }
      : standingTerminal(theme, hasMonitor ? 'monitor' : 'keys')),
  });
