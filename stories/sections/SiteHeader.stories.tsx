import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { siteFrame as messages } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotIn } from '../../.storybook/modes';
import { theme } from '../../.storybook/siteTheme';
import { desktopWindow, narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { mainNavigation } from '../../src/content/navigation';
import { paths } from '../../src/content/paths';
import { SiteHeader } from '../../src/sections/SiteHeader';
import { height } from '../../src/theme/tokens';
import { longText, longWord } from '../blocks/longWords';
import { headerArgs } from './siteFrameArgs';

const meta = {
  title: 'Sections/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: headerArgs,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ minHeight: '60rem', padding: '2rem 1rem' }}>
          {longText}
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar has the links of the specification in its order, the page that is open marked, and stays on top while the page is scrolled. */
export const Default: Story = {
  parameters: { ...snapshotIn('desktop', 'wide'), path: paths.contact },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: messages.mainNavigationLabel }));
    const names = [...bar.getAllByRole('link'), ...bar.getAllByRole('button')];
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      ...mainNavigation.beforeProducts.map(({ label }) => label),
      ...mainNavigation.afterProducts.map(({ label }) => label),
      messages.productsLabel,
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      mainNavigation.afterProducts[0].label,
    );
    await expect(canvas.queryByRole('button', { name: messages.menuLabel })).toBeNull();
    window.scrollTo({ top: 200, behavior: 'instant' });
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** On a phone the links and Login give way to the menu; Join Us and the languages stay in the bar. On the page of its form Join Us is marked. */
export const Phone: Story = {
  tags: ['!autodocs'],
  parameters: { ...snapshotIn('phone', 'ta phone'), path: paths.join },
  globals: phoneWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: messages.menuLabel })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: new RegExp(messages.languagesLabel) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: messages.loginLabel })).toBeNull();
    const join = canvas.getByRole('link', { current: 'page' });
    await expect(join).toHaveTextContent(messages.joinLabel);
    await expect(join).toHaveStyle({
      backgroundColor: theme.palette.primary.dark,
      textDecorationLine: 'underline',
    });
  },
};

/** Long labels are wrapped, and the bar does not grow beyond the height that the page counts on. */
export const LongText: Story = {
  args: {
    messages: {
      ...messages,
      productsLabel: 'Products and services',
      joinLabel: 'Apply to join us',
    },
    navigation: {
      ...mainNavigation,
      beforeProducts: [{ label: longWord, href: paths.home }],
    },
  },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').clientHeight).toBeLessThanOrEqual(height.header);
  },
};

/** In the narrowest window a label of two lines keeps off the edges of the bar, which does not grow. */
export const LongTextNarrow: Story = {
  tags: ['!autodocs'],
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
