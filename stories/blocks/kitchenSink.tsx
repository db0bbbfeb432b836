import { type Args, composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { inSiteFrame } from '../../.storybook/inSiteFrame';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { Case } from './Case';
import { Cases, type CasesProps } from './Cases';

/**
 * The looks of a component at once, composed from its other stories: each is a case with its name.
 *
 * @param layout as `Cases` takes it.
 */
export function kitchenSink<Props extends Args>(
  meta: Meta<Props>,
  stories: Readonly<Record<string, StoryObj<Meta<Props>>>>,
  layout: Omit<CasesProps, 'children'> = {},
) {
  return {
    // Each case has a router of its own, at the path of its story.
    parameters: { ...snapshotAsKitchenSink, router: 'page' },
    render: () => (
      <Cases {...layout}>
        {Object.entries(stories).map(([name, story]) => {
          const Story = composeStory<Args>(story, meta, { decorators: [inSiteFrame] }, name);
          return (
            <Case key={name} name={Story.storyName}>
              <Story />
            </Case>
          );
        })}
      </Cases>
    ),
  };
}
