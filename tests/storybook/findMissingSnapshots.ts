import type { IndexEntry } from 'storybook/internal/types';
import { modes, snapshotAsKitchenSink, snapshotAsState } from '../../.storybook/modes';
import type { RunningStory } from './runningPreview';

type StoryModes = Pick<RunningStory, 'modes' | 'viewport'>;

const modesOf = ({ chromatic }: typeof snapshotAsState) => Object.keys(chromatic.modes);

/** The modes in which a story must have a snapshot. */
function neededModes(title: string, story: string, present: readonly string[]): readonly string[] {
  if (story === 'KitchenSink') return modesOf(snapshotAsKitchenSink);
  if (title.startsWith('Pages/'))
    return Object.keys(modes).filter((mode) => ` ${mode}`.endsWith(` ${story.toLowerCase()}`));
  if (title.startsWith('Forms/') && present.length > 0) return modesOf(snapshotAsState);
  return [];
}

/** The snapshots that stories should have and have not, or should not or cannot have, a line for each. */
export function findMissingSnapshots(
  entries: readonly IndexEntry[],
  stories: ReadonlyMap<string, StoryModes>,
): string[] {
  const problems: string[] = [];
  for (const entry of entries) {
    const { modes: present, viewport } = stories.get(entry.id) ?? { modes: {} };
    const story = (entry.type === 'story' && entry.exportName) || '';
    const missing = neededModes(entry.title, story, Object.keys(present)).filter(
      (mode) => !(mode in present),
    );
    const mayHaveSnapshots =
      story === 'KitchenSink' || /^(Pages|Forms|Guides\/Compose a page)(\/|$)/.test(entry.title);
    if (Object.keys(present).length > 0 && !mayHaveSnapshots)
      problems.push(
        `${entry.id} has snapshots, though it is neither a kitchen sink nor a state of a form nor a page.`,
      );
    if (missing.length > 0)
      problems.push(
        `${entry.id} has no snapshot in ${missing.join(', ')}: see the parameters in .storybook/modes.ts.`,
      );
    for (const [mode, globals] of Object.entries(present))
      if (viewport && viewport !== globals.viewport)
        problems.push(
          `${entry.id} has a snapshot in ${mode}, but its globals fix the window ${viewport}: leave the window to the mode.`,
        );
  }
  return problems;
}
