import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notFound } from '#messages/pages/notFound';
import { page as microAtm } from '#messages/products/micro-atm';
import { NotFoundPage } from '../../src/pages/NotFoundPage';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { arriveAt, opensAs } from './opensAs';

const meta = {
  title: 'Pages/NotFoundPage',
  component: NotFoundPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: '/no-such-page' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(notFound.title, notFound.meta.title);

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

/** The ways on lead to pages that exist. */
export const WayOn: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: microAtm.title }));
    await expect(await arriveAt(canvas, microAtm.title)).toBeVisible();
  },
};
