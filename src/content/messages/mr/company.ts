import type { CompanyFacts } from '#brand/brandTypes';
import { facts } from '#brand/facts';
import { localFacts } from '#brand/mr/localFacts';

/** The company's facts as they are read in Marathi. */
export const company = { ...facts, ...localFacts } satisfies CompanyFacts;
