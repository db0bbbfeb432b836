import type { Translated } from '../../../translation';
import type { registeredOffice as english } from '../../en/legal/registeredOffice';
import { company } from '../company';

const { lines, city, region, postalCode } = company.registeredAddress;

/** The registered address on one line, as the legal pages print it. */
export const registeredOffice = [...lines, city, `${region} ${postalCode}`, 'ভারত'].join(
  ', ',
) satisfies Translated<typeof english>;
