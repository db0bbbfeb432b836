import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picturedAtRest } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { about } from '../../src/content/pages/about';
import { home } from '../../src/content/pages/home';
import { paths } from '../../src/content/paths';
import { JoinCall } from '../../src/sections/JoinCall';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { belowSection } from './belowSection';
import { shownSeveralTimes } from './shownSeveralTimes';

const meta = {
  title: 'Sections/JoinCall',
  component: JoinCall,
  parameters: { layout: 'fullscreen' },
  args: { words: home.join, href: paths.join },
} satisfies Meta<typeof JoinCall>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Home's invitation, with the link to the join form. */
export const Default: Story = {
  decorators: belowSection,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: home.join.title })).toBeVisible();
    const link = canvas.getByRole('link', { name: home.join.label });
    await expect(link).toHaveAttribute('href', paths.join);
  },
};

/** About's invitation, in its own words. */
export const OnAbout: Story = {
  decorators: belowSection,
  args: { words: about.join },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: about.join.title })).toBeVisible();
  },
};

/** Long words leave the button whole. */
export const LongText: Story = {
  decorators: belowSection,
  args: { words: { title: longLabel, text: longText, label: longLabel } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window a long word of the button is broken and not cut. */
export const LongTextNarrow: Story = {
  decorators: belowSection,
  args: LongText.args,
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window the button stands below the words. */
export const Narrow: Story = {
  decorators: belowSection,
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.top).toBeGreaterThan(title.bottom);
    await expectFits(canvasElement);
  },
};

/** Under a pointer the button changes, and the keyboard's focus rings it. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes('named'),
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <JoinCall {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...picturedAtRest, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <JoinCall {...args} />
      </StateCases>
      <Case name="On About">
        <JoinCall {...args} words={about.join} />
      </Case>
      <Case name="Long text">
        <JoinCall {...args} words={{ title: longLabel, text: longLabel, label: longLabel }} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
