import amount from '../../art/steps/amount.svg?drawing';
import blankScreen from '../../art/steps/blank-screen.svg?drawing';
import call from '../../art/steps/call-1930.svg?drawing';
import complaint from '../../art/steps/complaint.svg?drawing';
import failedSlip from '../../art/steps/failed-slip.svg?drawing';
import fingerprint from '../../art/steps/fingerprint.svg?drawing';
import lock from '../../art/steps/lock.svg?drawing';
import message from '../../art/steps/message.svg?drawing';
import passbook from '../../art/steps/passbook.svg?drawing';
import pin from '../../art/steps/pin.svg?drawing';
import receipt from '../../art/steps/receipt.svg?drawing';
import tell from '../../art/steps/tell.svg?drawing';
import wait from '../../art/steps/wait.svg?drawing';
import type { Step } from '../../sections/Steps';
import { callButtons, textBesideCalls } from './callButtons';

const illustrations = {
  amount,
  blankScreen,
  call,
  complaint,
  failedSlip,
  fingerprint,
  lock,
  message,
  passbook,
  pin,
  receipt,
  tell,
  wait,
};

type Illustration = keyof typeof illustrations;

/** The steps of these names, each with its drawing and with buttons to call whom it names. */
export function drawnSteps<Id extends Illustration>(
  ids: readonly Id[],
  messages: Readonly<Record<Id, { title: string; text: string }>>,
): Step[] {
  return ids.map((id) => {
    const { title, text } = messages[id];
    const calls = callButtons(text);
    return {
      title,
      text: textBesideCalls(text),
      illustration: illustrations[id],
      ...(calls.length > 0 && { actions: calls }),
    };
  });
}
