import type { Theme } from '@mui/material/styles';
import { standingTerminal } from './standingTerminal';
import { stepsInRow } from './stepsInRow';
import { stepsOnRoad } from './stepsOnRoad';
import { branchToSlip, broad, narrow, screen, slip, words } from './terminalParts';

const notBroad = '@container (width < 64rem)';

/** Steps that were just told of another service: on a phone the slip alone is shown. */
const slipAlone = {
  [narrow]: {
    '@media screen': {
      [`& > ol > li:not(:last-of-type) > figure, ${screen}`]: { display: 'none' },
      '& > ol > li': { display: 'block', pb: 0 },
      [words]: { pb: 7 },
      '& > ol > li:last-of-type > div::after': branchToSlip,
      '& > ol > li > figure': { maxWidth: '17rem', marginInlineStart: 'var(--beside)' },
      [slip]: { m: 0 },
    },
  },
};

export interface TerminalStageOptions {
  /** The steps have room beside each other. */
  short: boolean;
  /** The service before it has the same steps. */
  repeated: boolean;
  /** The machine reads cards or fingers, and is not the shop's monitor. */
  hasKeys: boolean;
}

/** The grid of a service. */
export const terminalStage =
  ({ short, repeated, hasKeys }: TerminalStageOptions) =>
  (theme: Theme) => ({
    ...stepsOnRoad,
    ...(short ? { [broad]: stepsInRow } : standingTerminal(theme, hasKeys)),
    ...(short && (repeated ? slipAlone : { [notBroad]: standingTerminal(theme, hasKeys) })),
  });
