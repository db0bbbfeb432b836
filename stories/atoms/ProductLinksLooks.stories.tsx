import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { ProductLinks } from '../../src/atoms/ProductLinks';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { StateCases } from '../blocks/StateCases';
import { groups, longGroups, withoutServices } from './productGroups';

const shownGroups = groups.slice(1, 3);

const meta = {
  title: 'Atoms/ProductLinks looks',
  component: ProductLinks,
  args: { label: siteFrame.productsPanelLabel, groups, columns: 4 },
} satisfies Meta<typeof ProductLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under a pointer a link is underlined, with the keyboard's focus it has a ring. */
export const PseudoStates: Story = {
  args: { groups: shownGroups, columns: 2 },
  render: (args) => (
    <Cases width={540}>
      <StateCases>
        <ProductLinks {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    for (const { name, services } of shownGroups)
      for (const link of [name, itemOf(services).name]) {
        const links = canvas.getAllByRole('link', { name: link });
        const lines = links.map((shown) => getComputedStyle(shown).textDecorationLine);
        await expect(lines.slice(0, 3)).toEqual(['none', 'underline', 'none']);
        await expectStatesShown(links);
      }
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, path: itemOf(groups).href },
  render: (args) => (
    <Cases>
      <Case name="Four columns">
        <ProductLinks {...args} />
      </Case>
      <Case name="Two columns">
        <ProductLinks {...args} columns={2} />
      </Case>
      <Case name="Without services">
        <ProductLinks {...args} groups={withoutServices} />
      </Case>
      <Case name="Long text">
        <ProductLinks {...args} groups={longGroups} />
      </Case>
      <Cases width={540}>
        <StateCases>
          <ProductLinks {...args} groups={shownGroups} columns={2} />
        </StateCases>
      </Cases>
    </Cases>
  ),
};
