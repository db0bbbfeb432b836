import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { LanguageOffer } from '../../src/sections/LanguageOffer';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { shownSeveralTimes } from './shownSeveralTimes';

/** What the script in the head of a page sets for a browser that speaks Hindi. */
const asked: Decorator = (Story) => {
  document.documentElement.dataset.offer = 'hi';
  return <Story />;
};

const link = {
  code: 'hi',
  tag: 'hi-IN',
  name: 'यह वेबसाइट हिन्दी में पढ़ें',
  href: '/hi/about',
} as const;

const meta = {
  title: 'Sections/LanguageOffer',
  component: LanguageOffer,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  decorators: [asked],
  beforeEach: () => () => {
    delete document.documentElement.dataset.offer;
  },
  args: { link },
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line in the language that is offered, which is a link to this page in it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('complementary', { name: link.name });
    await expect(offer).toHaveAttribute('lang', link.tag);
    await expect(canvas.getByRole('link', { name: link.name })).toHaveAttribute('href', link.href);
  },
};

/** A browser that speaks another language is offered nothing. */
export const NotAsked: Story = {
  decorators: [
    (Story) => {
      delete document.documentElement.dataset.offer;
      return <Story />;
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A long offer is wrapped. */
export const LongText: Story = {
  args: { link: { ...link, name: longLabel } },
};

/** In the narrowest window a finger still hits the line. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** Under a pointer the line below the words is thicker; the keyboard's ring stands around them. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes('named'),
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <LanguageOffer {...args} />
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
        <LanguageOffer {...args} />
      </StateCases>
      <Case name="Long text">
        <LanguageOffer link={{ ...link, name: longLabel }} />
      </Case>
    </Cases>
  ),
};
