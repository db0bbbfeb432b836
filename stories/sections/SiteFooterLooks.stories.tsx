import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#messages/company';
import { footerNavigation } from '#messages/navigation';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { SiteFooter } from '../../src/sections/SiteFooter';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { StateCases } from '../blocks/StateCases';
import { shownSeveralTimes } from './shownSeveralTimes';
import { footerArgs, longFooter } from './siteFrameArgs';

const meta = {
  title: 'Sections/SiteFooter looks',
  component: SiteFooter,
  parameters: { layout: 'fullscreen', ...shownSeveralTimes('contentinfo') },
  args: footerArgs,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under a pointer each link turns marigold; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <SiteFooter {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    for (const name of [
      company.email,
      itemOf(footerNavigation).label,
      itemOf(company.social).network,
    ])
      await expectStatesShown(canvas.getAllByRole('link', { name }));
  },
};

/** Every look of the footer at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <SiteFooter {...args} />
      </StateCases>
      <Case name="Without social">
        <SiteFooter {...args} company={{ ...company, social: [] }} />
      </Case>
      <Case name="Long text">
        <SiteFooter {...args} {...longFooter} />
      </Case>
    </Cases>
  ),
};
