import { company } from '../company';

const { lines, city, region, postalCode } = company.registeredAddress;

/** The registered address on one line, as the legal pages print it. */
export const registeredOffice = [...lines, city, `${region} ${postalCode}`, 'India'].join(', ');
