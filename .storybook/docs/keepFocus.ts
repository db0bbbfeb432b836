import { addons } from 'storybook/preview-api';
import { isFramedInDocs } from './isFramedInDocs';

const isOver = (phase: unknown) => /finished|errored|aborted/.test(String(phase));

/**
 * Where this window is a frame of a docs page, has the play of its story leave the reader's focus alone, and with it
 * the place on the page: the document is inert until the play is over. An inert frame would still take the focus.
 */
export function keepFocus() {
  if (!isFramedInDocs()) return;
  const page = document.documentElement;
  page.inert = true;
  addons.getChannel().on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    page.inert = !isOver(newPhase);
  });
}
