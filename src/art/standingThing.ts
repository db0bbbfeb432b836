import cashBox from './standing/aadhaar-banking/cash-withdrawal.svg';
import message from './standing/message.svg';
import bag from './takeaways/aadhaar-pay.svg';
import lamp from './takeaways/bill-payments.svg';
import phone from './things/phone.svg';

export interface StandingThing {
  /** Address of the drawing. */
  src: string;
  /** Place and size of the drawing as a background, so that it stands on the lower edge. */
  place: string;
}

const files = import.meta.glob<string>('./standing/*/*.svg', { eager: true, import: 'default' });

/** Of drawings that other places have too, the part that fits. */
const fromElsewhere: Readonly<Record<string, StandingThing>> = {
  'aadhaar-pay': { src: bag, place: '-0.9375rem 100% / auto 4.25rem no-repeat' },
  'bill-payments': { src: lamp, place: '50% 100% / auto 5.5rem no-repeat' },
  recharge: { src: phone, place: '50% 100% / auto 6.25rem no-repeat' },
};

const contained = '50% 100% / contain no-repeat';

/** What stands on the counter beside the screen of a service on a phone, `standing/<product>/<service>.svg`. */
export function standingThing(product: string, service: string): StandingThing | undefined {
  const src = files[`./standing/${product}/${service}.svg`];
  return src ? { src, place: contained } : fromElsewhere[service];
}

const last: Readonly<Record<string, StandingThing>> = {
  'micro-atm/cash-withdrawal': { src: cashBox, place: contained },
  'utility-payments/recharge': { src: message, place: '50% 100% / auto 6.25rem no-repeat' },
};

/** What takes its place at the last step: the cash that is counted, the message that was waited for. */
export const lastStandingThing = (product: string, service: string): StandingThing | undefined =>
  last[`${product}/${service}`];
