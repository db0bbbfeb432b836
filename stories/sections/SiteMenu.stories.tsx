import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { siteFrame as messages } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotIn } from '../../.storybook/modes';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { mainNavigation } from '../../src/content/navigation';
import { paths } from '../../src/content/paths';
import { SiteHeader } from '../../src/sections/SiteHeader';
import { SiteMenu } from '../../src/sections/SiteMenu';
import { longLabel } from '../blocks/longWords';
import { headerArgs } from './siteFrameArgs';

/** The header, by whose width the menu is a drawer and whose button opens it. */
const meta = {
  title: 'Sections/SiteMenu',
  component: SiteMenu,
  // Scrolls in the frame of a docs page.
  tags: ['!autodocs'],
  parameters: { path: paths.contact, layout: 'fullscreen', docs: framedInDocs },
  args: {
    ...headerArgs,
    id: 'site-menu',
    panelProps: { ref: { current: null }, popover: 'auto', onToggle: () => {} },
  },
  render: ({ navigation }) => (
    <>
      <SiteHeader {...headerArgs} navigation={navigation} />
      <main>
        <a href="#behind" id="behind">
          {longLabel}
        </a>
      </main>
    </>
  ),
} satisfies Meta<typeof SiteMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawer fills the window below the header, Login within it and Contact Us in view, and the page behind it cannot be reached. */
export const Default: Story = {
  parameters: snapshotIn('phone', 'tablet', 'ta phone'),
  globals: phoneWindow,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: messages.menuLabel });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(button);
    await expect(await canvas.findByRole('navigation')).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    const panel = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(panel.width).toBe(window.innerWidth);
    await expect(panel.bottom).toBe(window.innerHeight);
    const bottomOf = (name: string) =>
      canvas.getByRole('link', { name }).getBoundingClientRect().bottom;
    await expect(bottomOf(mainNavigation.afterProducts[0].label)).toBeLessThanOrEqual(570);
    await expect(bottomOf(messages.loginLabel)).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

/** In the narrowest window long names are wrapped. */
export const LongText: Story = {
  args: {
    navigation: { ...mainNavigation, beforeProducts: [{ label: longLabel, href: paths.home }] },
  },
  globals: narrowWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.menuLabel }));
    const { right } = (
      await canvas.findByRole('link', { name: longLabel })
    ).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
