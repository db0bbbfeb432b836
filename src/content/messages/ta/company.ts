import type { CompanyFacts } from '#brand/brandTypes';
import { facts } from '#brand/facts';
import { localFacts } from '#brand/ta/localFacts';

/** The company's facts as they are read in Tamil. */
export const company = { ...facts, ...localFacts } satisfies CompanyFacts;
