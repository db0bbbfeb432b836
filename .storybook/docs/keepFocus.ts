import { addons } from 'storybook/preview-api';

const isOver = (phase: unknown) => /finished|errored|aborted/.test(String(phase));

/**
 * Where this window is a frame of a docs page, has the play of its story leave the reader's focus alone, and with it
 * the place on the page: the frame is inert until the play is over.
 */
export function keepFocus() {
  const frame = window.frameElement;
  if (!frame?.id.startsWith('iframe--')) return;
  frame.toggleAttribute('inert', true);
  addons.getChannel().on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    frame.toggleAttribute('inert', !isOver(newPhase));
  });
}
