import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import type { OfficeMapProps } from '../../../src/sections/OfficeMap';

type Probe = NonNullable<OfficeMapProps['probe']>;

export const answers: Probe = async () => undefined;

export const refuses: Probe = async () => {
  throw new TypeError('The host cannot be reached.');
};

/** Says nothing until it is given up. */
export const keepsSilent: Probe = (_address, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

interface HeldAnswer {
  signal: AbortSignal;
  accept: () => void;
  refuse: () => void;
}

/** What a story's host was asked, in its order, for its play to answer when it wants to. */
export const heldAnswers: HeldAnswer[] = [];

export const heldAnswer: Probe = (_address, signal) =>
  new Promise<void>((accept, refuse) => heldAnswers.push({ signal, accept, refuse }));

/** `beforeEach` of stories with such a host. */
export const startHoldingAnswers = () => {
  heldAnswers.length = 0;
};

/** A frame for which no `load` event is heard: the browser sends it while React is still inserting the frame. */
export const neverLoads = 'about:blank';

export const emptyPage = 'data:text/html,';

/** A frame that asks nothing of the network: the drawn streets show through. */
export const emptyMap = { embedUrlOf: () => emptyPage, probe: answers };

/** Args of a story of the map. */
export const mapArgs = {
  messages: contact.map,
  addressLabel: contact.corporateLabel,
  company,
  ...emptyMap,
  isSavingData: (): boolean => false,
};
