import { company } from '#messages/company';
import { longLabel, longWord } from '../blocks/longWords';

/** The company with an email and an address that are longer than they should ever be. */
export const longCompany = {
  ...company,
  email: `${longWord}.${longWord}@${longWord}.example`,
  registeredAddress: { ...company.registeredAddress, lines: [longLabel, longWord] },
};
