import type { PartnerLogo } from './brandTypes';
import deshMobile from './partners/desh-mobile.svg';
import graminSahakari from './partners/gramin-sahakari.svg';
import jyotiPower from './partners/jyoti-power.svg';
import neelgiriInsurance from './partners/neelgiri-insurance.svg';
import patangAir from './partners/patang-air.svg';
import purviBank from './partners/purvi-bank.svg';
import setuRail from './partners/setu-rail.svg';
import sitaphalFinance from './partners/sitaphal-finance.svg';

/** The logos by partner name, in sizes that look alike; a partner without one is shown by name. */
export const partnerLogos: Readonly<Record<string, PartnerLogo>> = {
  'Gramin Sahakari': { src: graminSahakari, width: 119, height: 42 },
  'Purvi Bank': { src: purviBank, width: 154, height: 37 },
  'Patang Air': { src: patangAir, width: 161, height: 44 },
  'Jyoti Power': { src: jyotiPower, width: 136, height: 38 },
  'Desh Mobile': { src: deshMobile, width: 152, height: 38 },
  'Neelgiri Insurance': { src: neelgiriInsurance, width: 129, height: 43 },
  'Setu Rail': { src: setuRail, width: 135, height: 41 },
  'Sitaphal Finance': { src: sitaphalFinance, width: 119, height: 42 },
};
