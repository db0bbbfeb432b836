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
import type { DrawnPoint } from '../../content/contentShapes';
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

/** The steps of the messages, each with its drawing and with buttons to call whom it names. */
export function drawnSteps(steps: readonly DrawnPoint[]): Step[] {
  return steps.map(({ illustration, title, text }) => {
    const calls = callButtons(text);
    return {
      title,
      text: textBesideCalls(text),
      illustration: illustrations[illustration],
      ...(calls.length > 0 && { actions: calls }),
    };
  });
}
