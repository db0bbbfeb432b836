import {
  type Args,
  composeStory,
  type Meta,
  type Parameters,
  type ReactRenderer,
} from '@storybook/react-vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { StoryAnnotations } from 'storybook/internal/types';
import { inSiteFrame } from '../../.storybook/inSiteFrame';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { Case } from './Case';
import { Cases, type CasesProps } from './Cases';
import { shownSeveralTimes } from './shownSeveralTimes';

/**
 * The looks of a component at once, composed from its other stories: each is a case with its name.
 *
 * @param layout as `Cases` takes it.
 * @param parameters of the kitchen sink, beside those that every one has.
 */
export function kitchenSink<Props extends Args>(
  meta: Meta<NoInfer<Props>>,
  stories: Readonly<Record<string, StoryAnnotations<ReactRenderer, Props>>>,
  layout: Omit<CasesProps, 'children'> = {},
  parameters: Parameters = {},
) {
  const cases = Object.entries(stories).map(([name, story]) => ({
    name: storyNameFromExport(name),
    Story: composeStory(story, meta, { decorators: [inSiteFrame] }, name),
  }));
  return {
    // Its docs page shows the other stories already.
    tags: ['!autodocs'],
    // Each case has a router of its own, at the path of its story.
    parameters: {
      ...snapshotAsKitchenSink,
      ...shownSeveralTimes,
      ...parameters,
      router: 'page' as const,
    },
    render: () => (
      <Cases isFullWidth={meta.parameters?.layout === 'fullscreen'} {...layout}>
        {cases.map(({ name, Story }) => (
          <Case key={name} name={name}>
            <Story />
          </Case>
        ))}
      </Cases>
    ),
  };
}
