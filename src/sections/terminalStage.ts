import type { Theme } from '@mui/material/styles';
import { broad, standingTerminal } from './standingTerminal';
import { stepsInRow } from './stepsInRow';
import { stepsOnRoad } from './stepsOnRoad';

const notBroad = '@container (width < 64rem)';
const narrow = '@container (width < 43rem)';

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
