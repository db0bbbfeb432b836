import { scriptBuilds } from '../../src/theme/scripts.ts';
import { drawShapedTitle, type Writing } from './drawShapedTitle.ts';
import { drawLetters, type Room } from './drawText.ts';

/**
 * A title of a social image, set as the record of its script says.
 *
 * @throws where it is too long to be read.
 */
export function drawTitle(title: string, writing: Writing, room: Room): Promise<string> {
  const { socialTitle } = scriptBuilds[writing.script];
  return socialTitle === 'letters'
    ? drawLetters(title, room)
    : drawShapedTitle(title, writing, socialTitle, room);
}
