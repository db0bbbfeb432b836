import type { CompanyFacts } from '#brand/brandTypes';
import { facts } from '#brand/facts';
import { localFacts } from '#brand/hi/localFacts';

/** The company's facts as they are read in Hindi. */
export const company = { ...facts, ...localFacts } satisfies CompanyFacts;
