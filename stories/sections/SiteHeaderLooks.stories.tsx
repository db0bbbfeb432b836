import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { picturedAtRest } from '../../.storybook/modes';
import { desktopWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { siteFrame as words } from '../../src/content/siteFrame';
import { SiteHeader } from '../../src/sections/SiteHeader';
import { height } from '../../src/theme/tokens';
import { expectFits } from '../atoms/expectFits';
import { longWord } from '../atoms/longWords';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { StateCases } from '../blocks/StateCases';
import { expectStatesShown } from './expectStatesShown';
import { shownSeveralTimes } from './shownSeveralTimes';
import { headerArgs } from './siteFrameArgs';

const longHeader = {
  ...headerArgs,
  words: { ...words, productsLabel: 'Products and services', joinLabel: 'Apply to join us' },
  navigation: {
    beforeProducts: [{ label: longWord, href: paths.home }],
    afterProducts: [{ label: 'Contact us and our offices', href: paths.contact }],
  },
};

const meta = {
  title: 'Sections/SiteHeader looks',
  component: SiteHeader,
  parameters: { path: paths.contact, docs: framedInDocs, ...shownSeveralTimes },
  args: headerArgs,
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Long labels are wrapped, and the bar does not grow beyond the height that the page counts on. */
export const LongText: Story = {
  args: longHeader,
  globals: desktopWindow,
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.clientHeight).toBeLessThanOrEqual(height.header);
    await expectFits(canvasElement);
  },
};

/** Under a pointer links and buttons change; by keyboard each wears the ring of focus. */
export const PseudoStates: Story = {
  globals: desktopWindow,
  render: (args) => (
    <Cases>
      <StateCases>
        <SiteHeader {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    for (const name of [words.joinLabel, words.loginLabel, 'About Us'])
      await expectStatesShown(canvas.getAllByRole('link', { name }));
    await expectStatesShown(canvas.getAllByRole('button', { name: words.productsLabel }));
  },
};

/** Every look of the closed bar at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedAtRest,
  render: (args) => (
    <Cases>
      <StateCases>
        <SiteHeader {...args} />
      </StateCases>
      <Case name="Long text">
        <SiteHeader {...longHeader} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
