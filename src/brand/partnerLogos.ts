import type { PartnerLogo } from './brandTypes';
import deshMobile from './partners/desh-mobile.svg';
import graminSahakari from './partners/gramin-sahakari.svg';
import jyotiPower from './partners/jyoti-power.svg';
import neelgiriInsurance from './partners/neelgiri-insurance.svg';
import patangAir from './partners/patang-air.svg';
import purviBank from './partners/purvi-bank.svg';
import setuRail from './partners/setu-rail.svg';
import sitaphalFinance from './partners/sitaphal-finance.svg';

/** The logos by partner name; a partner without one is shown by name. */
export const partnerLogos: Readonly<Record<string, PartnerLogo>> = {
  'Gramin Sahakari': { src: graminSahakari, width: 113, height: 40 },
  'Purvi Bank': { src: purviBank, width: 166, height: 40 },
  'Patang Air': { src: patangAir, width: 146, height: 40 },
  'Jyoti Power': { src: jyotiPower, width: 142, height: 40 },
  'Desh Mobile': { src: deshMobile, width: 162, height: 40 },
  'Neelgiri Insurance': { src: neelgiriInsurance, width: 119, height: 40 },
  'Setu Rail': { src: setuRail, width: 132, height: 40 },
  'Sitaphal Finance': { src: sitaphalFinance, width: 113, height: 40 },
};
