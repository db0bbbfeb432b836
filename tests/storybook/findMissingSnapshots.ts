import type { IndexEntry } from 'storybook/internal/types';
import { modes, snapshotAsKitchenSink, snapshotAsState } from '../../.storybook/modes';
import type { RunningStory } from './runningPreview';

type WithSnapshot = Pick<RunningStory, 'modes' | 'viewport'>;

const modesOf = ({ chromatic }: typeof snapshotAsKitchenSink) => Object.keys(chromatic.modes);

/** The modes in which a story must have an image. */
function neededModes(title: string, story: string, kept: readonly string[]): readonly string[] {
  if (story === 'KitchenSink') return modesOf(snapshotAsKitchenSink);
  if (title.startsWith('Pages/'))
    return Object.keys(modes).filter((mode) => ` ${mode}`.endsWith(` ${story.toLowerCase()}`));
  if (title.startsWith('Forms/') && kept.length > 0) return modesOf(snapshotAsState);
  return [];
}

/** The images that should be kept of the stories and are not, or should not or cannot be, a line for each. */
export function findMissingSnapshots(
  entries: readonly IndexEntry[],
  stories: ReadonlyMap<string, WithSnapshot>,
): string[] {
  const lacks: string[] = [];
  for (const entry of entries) {
    const { modes: kept, viewport } = stories.get(entry.id) ?? { modes: {} };
    const story = (entry.type === 'story' && entry.exportName) || '';
    const missing = neededModes(entry.title, story, Object.keys(kept)).filter(
      (mode) => !(mode in kept),
    );
    const mayHaveSnapshot =
      story === 'KitchenSink' || /^(Pages|Forms|Guides\/Compose a page)(\/|$)/.test(entry.title);
    if (Object.keys(kept).length > 0 && !mayHaveSnapshot)
      lacks.push(
        `${entry.id} is pictured, though it is neither a kitchen sink nor a state of a form nor a page.`,
      );
    if (missing.length > 0)
      lacks.push(
        `${entry.id} keeps no picture in ${missing.join(', ')}: see the parameters in .storybook/modes.ts.`,
      );
    for (const [mode, globals] of Object.entries(kept))
      if (viewport && viewport !== globals.viewport)
        lacks.push(
          `${entry.id} is pictured in ${mode}, but its globals fix the window ${viewport}: leave the window to the mode.`,
        );
  }
  return lacks;
}
