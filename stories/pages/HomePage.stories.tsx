import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { help } from '#messages/pages/help';
import { home } from '#messages/pages/home';
import { join } from '#messages/pages/join';
import { opensInWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { HomePage } from '../../src/pages/HomePage';
import { itemOf } from '../blocks/itemOf';
import { inForcedColours, onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
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

/** The page stands between header and footer, with its one heading and its title. */
export const Phone: Story = { ...onPhone, play: opensAs(home.hero.title, home.meta.title) };

/** On a tablet nothing of the page is cut. */
export const Tablet: Story = { ...onTablet };

/** On a laptop nothing of the page is cut. */
export const Laptop: Story = { ...onLaptop };

/** On a desktop nothing of the page is cut. */
export const Desktop: Story = { ...onDesktop };

/** On a wide screen nothing of the page is cut. */
export const Wide: Story = { ...onWide };

/** Where the system forces its colours. */
export const ForcedColours: Story = { ...inForcedColours };

/** A visitor whose account was debited is one tap from help, less than three screens down a phone. */
export const HelpInOneTap: Story = {
  parameters: opensInWindow('phone'),
  play: async ({ canvas, userEvent }) => {
    const way = canvas.getByRole('link', { name: home.help.label });
    await expect(way.getBoundingClientRect().top).toBeLessThan(3 * window.innerHeight);
    await userEvent.click(way);
    await expect(await arriveAt(canvas, help.title)).toBeVisible();
  },
};

/** Get Started Now leaves the visitor on Home; the Join Us link beside it leads on. */
export const GetStartedThenJoin: Story = {
  parameters: opensInWindow('desktop'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: home.hero.startLabel }));
    const links = within(canvas.getByRole('main')).getAllByRole('link', {
      name: home.hero.joinLabel,
    });
    await userEvent.click(itemOf(links));
    await expect(await arriveAt(canvas, join.title)).toBeVisible();
  },
};
