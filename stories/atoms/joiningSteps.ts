import { join } from '#words/pages/join';
import { joiningPictures } from '../../src/art/pictures';

/** What happens after applying, each step drawn, as Join Us has it. */
export const joiningSteps = join.next.map(({ picture, ...step }) => ({
  ...step,
  picture: joiningPictures[picture],
}));

/** The same steps in words alone. */
export const undrawnSteps = join.next.map(({ title, text }) => ({ title, text }));
