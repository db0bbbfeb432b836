import { stepIllustrations } from '../../art/illustrations';
import type { DrawnPoint, LinkContent } from '../../content/contentShapes';
import type { Step } from '../../sections/Steps';
import { callButtons, textBesideCalls } from './callButtons';

/** The steps of the messages, each with its drawing and with buttons to call whom it names. */
export function drawnSteps(
  steps: readonly DrawnPoint[],
  places: readonly LinkContent[] = [],
): Step[] {
  return steps.map(({ illustration, title, text }) => {
    const calls = callButtons(text, places);
    return {
      title,
      text: textBesideCalls(text, places),
      illustration: stepIllustrations[illustration],
      ...(calls.length > 0 && { actions: calls }),
    };
  });
}
