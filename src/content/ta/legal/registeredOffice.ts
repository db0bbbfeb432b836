import { company } from '../company';

const { lines, city, state, postalCode } = company.registeredAddress;

/** The registered address on one line, as the legal pages print it. */
export const registeredOffice = [...lines, city, `${state} ${postalCode}`, 'இந்தியா'].join(', ');
