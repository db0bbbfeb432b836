import { join } from '#messages/pages/join';
import { joiningIllustrations } from '../../src/art/illustrations';

/** What happens after applying, each step drawn, as Join Us has it. */
export const joiningSteps = join.next.map(({ illustration, ...step }) => ({
  ...step,
  illustration: joiningIllustrations[illustration],
}));
