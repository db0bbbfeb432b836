import type { PartnerLogo } from '#brand/brandTypes';
import kaveriGramin from './partners/kaveri-gramin.svg';

export const partnerLogos: Readonly<Record<string, PartnerLogo>> = {
  'Kaveri Gramin': { src: kaveriGramin, width: 80, height: 40 },
};
