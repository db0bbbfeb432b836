import type { Theme } from '@mui/material/styles';
import { standingTerminal } from './standingTerminal';
import { stepsInRow } from './stepsInRow';
import { stepsOnRoad } from './stepsOnRoad';
import { broad, narrow } from './terminalParts';

const notBroad = '@container (width < 64rem)';

/** Steps that were just told of another service: on a phone the answer alone has its screen. */
const answerAlone = {
  [narrow]: {
    '@media screen': {
      '& > ol > li:not(:last-of-type) > figure': { display: 'none' },
      '& > ol > li:not(:last-of-type)': { pb: 2 },
    },
  },
};

export interface TerminalStageOptions {
  /** The steps have room beside each other. */
  short: boolean;
  /** The service before it has the same steps. */
  repeated: boolean;
}

/** The grid of a service. */
export const terminalStage =
  ({ short, repeated }: TerminalStageOptions) =>
  (theme: Theme) => ({
    ...stepsOnRoad,
    ...(short ? { [broad]: stepsInRow } : standingTerminal(theme)),
    ...(short && (repeated ? answerAlone : { [notBroad]: standingTerminal(theme) })),
  });
