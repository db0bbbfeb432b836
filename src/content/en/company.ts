import { type CompanyFacts, company as facts } from '../company';

/** The company's facts as they are read in English. */
export const company = facts satisfies CompanyFacts;
