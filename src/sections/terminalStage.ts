import type { Theme } from '@mui/material/styles';
import { broad, standingTerminal } from './standingTerminal';
import { stepsInRow } from './stepsInRow';
import { stepsOnRoad } from './stepsOnRoad';

const notBroad = '@container (width < 64rem)';

/** The grid of a service: `short` is one whose steps have room beside each other. */
export const terminalStage = (short: boolean) => (theme: Theme) => ({
  ...stepsOnRoad,
  ...(short
    ? { [notBroad]: standingTerminal(theme), [broad]: stepsInRow }
    : standingTerminal(theme)),
});
