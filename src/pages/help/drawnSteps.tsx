import type { Drawing } from '../../atoms/Illustration';
import type { Step } from '../../sections/Steps';
import { callButtons, textBesideCalls } from './callButtons';

const drawings = import.meta.glob<Drawing>('../../art/steps/*.svg', {
  eager: true,
  import: 'default',
  query: '?drawing',
});

/**
 * The steps of these names, each with its drawing, `src/art/steps/<name>.svg`, and with buttons to call whom it names.
 *
 * @throws where a step has no drawing.
 */
export function drawnSteps<Id extends string>(
  ids: readonly Id[],
  messages: Readonly<Record<Id, { title: string; text: string }>>,
): Step[] {
  return ids.map((id) => {
    const { title, text } = messages[id];
    const calls = callButtons(text);
    const illustration = drawings[`../../art/steps/${id}.svg`];
    if (!illustration) throw new Error(`There is no src/art/steps/${id}.svg.`);
    return {
      title,
      text: textBesideCalls(text),
      illustration,
      ...(calls.length > 0 && { actions: calls }),
    };
  });
}
