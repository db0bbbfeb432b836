import { fn } from 'storybook/test';
import type { ContactFormProps } from '../../../src/forms/ContactForm';
import { holdLongTimers } from './longTimers';

export interface HeldSend {
  accept: () => void;
  refuse: (reason: unknown) => void;
}

/** The sends of a story in their order, for its play to answer when it wants to. */
export const heldSends: HeldSend[] = [];

/** A service that answers by `heldSends` alone. */
export const holdSend = () =>
  fn<ContactFormProps['onSend']>(
    () => new Promise<void>((accept, refuse) => heldSends.push({ accept, refuse })),
  );

/** `beforeEach` of stories with such a service: no send is left from another story, and no time-out runs. */
export function startHolding() {
  heldSends.length = 0;
  return holdLongTimers();
}
