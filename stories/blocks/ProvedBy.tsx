import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { Checklist, checks } from '../../.storybook/status/componentStatus';
import { useStoryIds } from './useStoryIds';

interface ProvedByProps {
  component: string;
  check: keyof typeof checks;
  checklist: Checklist;
}

/** The story that proves a check, as a link to it; a dash where there is nothing to prove. */
export function ProvedBy({ component, check, checklist }: ProvedByProps) {
  const idOf = useStoryIds();
  const story = checklist[check];
  if (!story) return '–';
  const id = idOf(component, story);
  return id ? (
    <AnchorMdx href={`?path=/story/${id}`} target="_self">
      {story}
    </AnchorMdx>
  ) : (
    story
  );
}
