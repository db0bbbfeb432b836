import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { home } from '#messages/pages/home';
import { join } from '#messages/pages/join';
import { page as microAtm } from '#messages/products/micro-atm';
import { siteFrame } from '#messages/siteFrame';
import { desktopWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { HomePage } from '../../src/pages/HomePage';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { arriveAt, opensAs } from './opensAs';

const meta = {
  title: 'Pages/HomePage',
  component: HomePage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.home },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(home.hero.title, home.meta.title);

/** On a phone the page opens with its one heading and its title. */
export const Phone: Story = { ...onPhone, play: opens };

/** On a tablet the page opens with its one heading and its title. */
export const Tablet: Story = { ...onTablet, play: opens };

/** On a laptop the page opens with its one heading and its title. */
export const Laptop: Story = { ...onLaptop, play: opens };

/** On a desktop the page opens with its one heading and its title. */
export const Desktop: Story = { ...onDesktop, play: opens };

/** On a wide screen the page opens with its one heading and its title. */
export const Wide: Story = { ...onWide, play: opens };

/** Get Started Now leaves the visitor on Home; the Join Us link beside it leads on. */
export const GetStartedThenJoin: Story = {
  globals: desktopWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: home.hero.startLabel }));
    const hero = canvas.getByRole('region', { name: home.hero.title });
    await userEvent.click(within(hero).getByRole('link', { name: home.hero.joinLabel }));
    await expect(await arriveAt(canvas, join.title)).toBeVisible();
  },
};

/** A product's card opens its page, and the new page's title is read out. */
export const ProductFollowed: Story = {
  globals: desktopWindow,
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: microAtm.title }));
    await arriveAt(canvas, microAtm.title);
    const announcement = siteFrame.pageAnnouncement.replace('{page}', document.title);
    await waitFor(() => expect(canvas.getByText(announcement)).toBeInTheDocument());
  },
};
