import type { Drawing } from '../atoms/Illustration';
import type { BillKind } from '../content/contentShapes';
import electricity from './bills/electricity.svg';
import gas from './bills/gas.svg';
import phone from './bills/phone.svg';
import water from './bills/water.svg';

const bill = (src: string, width = 240, height = 160): Drawing => ({ src, width, height });

/** What is paid for at the counter; each stands on the lower edge of its tile. The phone, alone on its card, fills a tile of any width. */
export const billIllustrations: Record<BillKind, Drawing> = {
  electricity: bill(electricity),
  gas: bill(gas),
  water: bill(water),
  phone: bill(phone, 450, 172),
};
