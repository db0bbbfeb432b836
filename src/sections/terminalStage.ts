import type { Theme } from '@mui/material/styles';
import { standingTerminal } from './standingTerminal';
import { stepsInRow } from './stepsInRow';
import { stepsOnRoad } from './stepsOnRoad';
import { broad } from './terminalParts';

const notBroad = '@container (width < 64rem)';

export interface TerminalStageOptions {
  /** The steps have room beside each other. */
  short: boolean;
  /** The machine reads cards or fingers, and is not the shop's monitor. */
  hasKeys: boolean;
}

/** The grid of a service. */
export const terminalStage =
  ({ short, hasKeys }: TerminalStageOptions) =>
  (theme: Theme) => ({
    ...stepsOnRoad,
    ...(short
      ? { [broad]: stepsInRow, [notBroad]: standingTerminal(theme, hasKeys) }
      : standingTerminal(theme, hasKeys)),
  });
