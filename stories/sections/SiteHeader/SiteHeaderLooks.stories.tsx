import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mainNavigation } from '#messages/navigation';
import { siteFrame as messages } from '#messages/siteFrame';
import { framedInDocs } from '../../../.storybook/docs/framedInDocs';
import { theme } from '../../../.storybook/siteTheme';
import { desktopWindow, narrowWindow } from '../../../.storybook/viewports';
import { paths, productPath } from '../../../src/content/paths';
import { SiteHeader } from '../../../src/sections/SiteHeader';
import { height } from '../../../src/theme/tokens';
import { expectStatesShown } from '../../blocks/expectStatesShown';
import { inStates } from '../../blocks/inStates';
import { kitchenSink } from '../../blocks/kitchenSink';
import { longWord } from '../../blocks/longWords';
import { shownSeveralTimes } from '../../blocks/shownSeveralTimes';
import { headerArgs } from '../siteFrameArgs';

const meta = {
  title: 'Sections/SiteHeader/Looks',
  tags: ['!autodocs'],
  component: SiteHeader,
  parameters: { path: paths.contact, layout: 'fullscreen', docs: framedInDocs },
  args: headerArgs,
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Long labels are wrapped, and the bar does not grow beyond the height that the page counts on. */
export const LongText: Story = {
  args: {
    messages: {
      ...messages,
      productsLabel: 'Products and services',
      joinLabel: 'Apply to join us',
    },
    navigation: {
      beforeProducts: [{ label: longWord, href: paths.home }],
      afterProducts: [{ label: 'Contact us and our offices', href: paths.contact }],
      menuOnly: [],
    },
  },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.clientHeight).toBeLessThanOrEqual(height.header);
  },
};

/** In the narrowest window a label of two lines keeps off the edges of the bar, which does not grow. */
export const LongTextNarrow: Story = {
  args: LongText.args,
  globals: narrowWindow,
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.clientHeight).toBeLessThanOrEqual(height.headerSmall);
    const join = canvas.getByRole('link', { name: args.messages.joinLabel });
    const room = (bar.clientHeight - join.offsetHeight) / 2;
    await expect(room).toBeGreaterThanOrEqual(theme.spaceUnit);
  },
};

/** On the page of the form Join Us is marked: for ears, and by its ground and a line for eyes. */
export const CurrentJoin: Story = {
  parameters: { path: paths.join },
  play: async ({ canvas }) => {
    const join = canvas.getByRole('link', { current: 'page' });
    await expect(join).toHaveTextContent(messages.joinLabel);
    await expect(join).toHaveStyle({
      backgroundColor: theme.palette.primary.dark,
      textDecorationLine: 'underline',
    });
  },
};

/** On the page of a product the bar marks Products alone. */
export const CurrentProducts: Story = {
  parameters: { path: productPath('micro-atm') },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: messages.productsLabel });
    await expect(button).toHaveAttribute('aria-current', 'true');
    const bar = canvas.getByRole('navigation', { name: messages.mainNavigationLabel });
    const items = [...(bar.firstElementChild?.children ?? [])];
    const links = items.map((item) => item.firstElementChild);
    await expect(links.filter((link) => link?.getAttribute('aria-current'))).toEqual([]);
  },
};

/** Under a pointer links and buttons change; by keyboard each wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  globals: desktopWindow,
  decorators: inStates(),
  play: async ({ canvas }) => {
    for (const name of [
      messages.joinLabel,
      messages.loginLabel,
      mainNavigation.beforeProducts[1].label,
    ])
      await expectStatesShown(canvas.getAllByRole('link', { name }));
    await expectStatesShown(canvas.getAllByRole('button', { name: messages.productsLabel }));
  },
};

export const KitchenSink = kitchenSink(meta, {
  CurrentJoin,
  CurrentProducts,
  LongText,
  PseudoStates,
});
