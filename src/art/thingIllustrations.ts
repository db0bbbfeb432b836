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

const thing = (src: string, width = 200): Drawing => ({ src, width, height: 150 });

const mobile = thing(phone, 118);

/** What a customer brings to the counter, in the order of the product's list; each stands on its lower edge. */
export const thingIllustrations: Record<ProductTone, readonly Drawing[]> = {
  ink: [thing(number), thing(bank), thing(yourself)],
  marigold: [thing(card), thing(pin)],
  leaf: [thing(bill, 136), mobile, thing(money)],
  rose: [thing(travellers), thing(journey), mobile, thing(money)],
};
