import type { Meta, StoryObj } from '@storybook/react-vite';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { picturedInEveryMode } from '../../.storybook/modes';
import { paths } from '../../src/content/paths';
import { siteFrame as words } from '../../src/content/siteFrame';
import { SiteMenu } from '../../src/sections/SiteMenu';
import { expectFits } from '../atoms/expectFits';
import { longLabel } from '../atoms/longWords';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { StateCases } from '../blocks/StateCases';
import { expectStatesShown } from './expectStatesShown';
import { LaidOpen } from './LaidOpen';
import { shownSeveralTimes } from './shownSeveralTimes';
import { menuArgs } from './siteFrameArgs';

const meta = {
  title: 'Sections/SiteMenu looks',
  component: SiteMenu,
  parameters: { path: paths.contact, docs: framedInDocs, ...shownSeveralTimes },
  args: menuArgs,
} satisfies Meta<typeof SiteMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under a pointer button and links change; by keyboard each wears the ring of focus. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={360}>
      <StateCases>
        <LaidOpen>
          <SiteMenu {...args} />
        </LaidOpen>
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('button', { name: words.menuLabel }));
    for (const name of ['About Us', 'Recharge', words.loginLabel])
      await expectStatesShown(canvas.getAllByRole('link', { name }));
  },
};

/** Every look of the menu at once, its drawer laid open in the page; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedInEveryMode,
  render: (args) => (
    <Cases>
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
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
