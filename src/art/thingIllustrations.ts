import type { Drawing } from '../atoms/Illustration';
import type { ProductTone } from '../content/contentShapes';
import bank from './things/bank.svg';
import bill from './things/bill.svg';
import card from './things/card.svg';
import journey from './things/journey.svg';
import money from './things/money.svg';
import number from './things/number.svg';
import phone from './things/phone.svg';
import pin from './things/pin.svg';
import travellers from './things/travellers.svg';
import yourself from './things/yourself.svg';

const thing = (src: string): Drawing => ({ src, width: 200, height: 150 });

/** What a customer brings to the counter, in the order of the product's list; each stands on its lower edge. */
export const thingIllustrations: Record<ProductTone, readonly Drawing[]> = {
  ink: [number, bank, yourself].map(thing),
  marigold: [card, pin].map(thing),
  leaf: [bill, phone, money].map(thing),
  rose: [travellers, journey, phone, money].map(thing),
};
