import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mainNavigation } from '#messages/navigation';
import { siteFrame as messages } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { SiteMenu } from '../../src/sections/SiteMenu';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { LaidOpen } from './LaidOpen';
import { shownSeveralTimes } from './shownSeveralTimes';
import { menuArgs } from './siteFrameArgs';

const meta = {
  title: 'Sections/SiteMenu looks',
  component: SiteMenu,
  parameters: {
    path: paths.contact,
    layout: 'fullscreen',
    docs: framedInDocs,
    ...shownSeveralTimes('named'),
  },
  args: menuArgs,
} satisfies Meta<typeof SiteMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page that is open is marked below its words, not all along its row. */
export const CurrentPage: Story = {
  render: (args) => (
    <LaidOpen>
      <SiteMenu {...args} />
    </LaidOpen>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' });
    await expect(getComputedStyle(link, '::after').display).toBe('none');
  },
};

/** Under a pointer button and links change; by keyboard each wears the ring of focus. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={400} isFullWidth>
      <StateCases>
        <LaidOpen>
          <SiteMenu {...args} />
        </LaidOpen>
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('button', { name: messages.menuLabel }));
    for (const name of [
      mainNavigation.beforeProducts[1].label,
      itemOf(products[2].services, 1).name,
      messages.loginLabel,
    ])
      await expectStatesShown(canvas.getAllByRole('link', { name }));
  },
};

/** Every look of the menu at once, its drawer laid open in the page; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={400} isFullWidth>
      <StateCases>
        <LaidOpen>
          <SiteMenu {...args} />
        </LaidOpen>
      </StateCases>
      <Case name="Long text">
        <LaidOpen>
          <SiteMenu
            {...args}
            navigation={{ ...args.navigation, beforeProducts: [{ label: longLabel, href: '/' }] }}
            groups={args.groups.map((group) => ({ ...group, name: longLabel }))}
          />
        </LaidOpen>
      </Case>
    </Cases>
  ),
};
