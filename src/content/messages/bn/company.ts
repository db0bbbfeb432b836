import { localFacts } from '#brand/bn/localFacts';
import type { CompanyFacts } from '#brand/brandTypes';
import { facts } from '#brand/facts';

/** The company's facts as they are read in Bengali. */
export const company = { ...facts, ...localFacts } satisfies CompanyFacts;
