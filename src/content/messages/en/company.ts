import type { CompanyFacts } from '#brand/brandTypes';
import { localFacts } from '#brand/en/localFacts';
import { facts } from '#brand/facts';

/** The company's facts as they are read in English. */
export const company = { ...facts, ...localFacts } satisfies CompanyFacts;
