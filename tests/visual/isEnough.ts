import { readRecords } from './records.mjs';
import { areVeryMany } from './summary.mjs';

/** Whether so many stories differ that the rest need not be looked at; `--all` looks at them all the same. */
export const isEnough = () => !process.env.VISUAL_ALL && areVeryMany(readRecords());
