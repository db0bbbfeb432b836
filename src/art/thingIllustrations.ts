import type { Drawing } from '../atoms/Illustration';
import type { ProductTone } from '../content/contentShapes';
import bank from './things/bank.svg';
import bill from './things/bill.svg';
import card from './things/card.svg';
import journey from './things/journey.svg';
import messages from './things/messages.svg';
import money from './things/money.svg';
import number from './things/number.svg';
import phone from './things/phone.svg';
import pin from './things/pin.svg';
import travellers from './things/travellers.svg';
import yourself from './things/yourself.svg';

const thing = (src: string, width: number, height = 150): Drawing => ({ src, width, height });

const cash = thing(money, 148);

/** What a customer brings to the counter, in the order of the product's list; each stands on its lower edge, and begins at its left one. */
export const thingIllustrations: Record<ProductTone, readonly Drawing[]> = {
  ink: [thing(number, 167), thing(bank, 164), thing(yourself, 180)],
  marigold: [thing(card, 178, 154), thing(pin, 187)],
  leaf: [thing(bill, 114), thing(phone, 96), cash],
  rose: [thing(travellers, 190), thing(journey, 180), thing(messages, 168), cash],
};
