import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { paths } from '../../src/content/paths';
import { JoinCall } from '../../src/sections/JoinCall';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { belowSection } from './belowSection';
import { shownSeveralTimes } from './shownSeveralTimes';

const meta = {
  title: 'Sections/JoinCall',
  component: JoinCall,
  parameters: { layout: 'fullscreen' },
  args: { messages: home.join, href: paths.join, illustration: scenes.joinCall },
} satisfies Meta<typeof JoinCall>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Width of the card's edge in pixels, which is seen in forced colours alone. */
const edge = 1;

/** Home's invitation, with the link to the join form; the drawing is decoration. */
export const Default: Story = {
  decorators: belowSection,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: home.join.title })).toBeVisible();
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', scenes.joinCall.src);
    const link = canvas.getByRole('link', { name: home.join.label });
    await expect(link).toHaveAttribute('href', paths.join);
  },
};

/** About's invitation, in its own words. */
export const OnAbout: Story = {
  decorators: belowSection,
  args: { messages: about.join },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: about.join.title })).toBeVisible();
  },
};

/** On a desktop the drawing stands beside the words, on the card's lower edge. */
export const OnLowerEdge: Story = {
  decorators: belowSection,
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const illustration = canvas.getByRole('presentation');
    const { left, bottom } = illustration.getBoundingClientRect();
    const card = canvas.getByRole('region').firstElementChild?.firstElementChild;
    const lowerEdge = card?.getBoundingClientRect().bottom;
    await expect(lowerEdge && lowerEdge - bottom).toBeCloseTo(edge, 0);
    await expect(left).toBeGreaterThanOrEqual(
      canvas.getByText(home.join.text).getBoundingClientRect().right,
    );
  },
};

/** Long words leave the button whole. */
export const LongText: Story = {
  decorators: belowSection,
  args: { messages: { title: longLabel, text: longText, label: longLabel } },
};

/** In the narrowest window a long word of the button is broken and not cut. */
export const LongTextNarrow: Story = {
  decorators: belowSection,
  args: LongText.args,
  globals: narrowWindow,
};

/** In the narrowest window the button stands below the words, and the drawing below both. */
export const Narrow: Story = {
  decorators: belowSection,
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const text = canvas.getByText(home.join.text).getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    const illustration = canvas.getByRole('presentation').getBoundingClientRect();
    await expect(link.top).toBeGreaterThan(text.bottom);
    await expect(illustration.top).toBeGreaterThan(link.bottom);
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

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <JoinCall {...args} />
      </StateCases>
      <Case name="On About">
        <JoinCall {...args} messages={about.join} />
      </Case>
      <Case name="Long text">
        <JoinCall {...args} messages={{ title: longLabel, text: longLabel, label: longLabel }} />
      </Case>
    </Cases>
  ),
};
