import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { microAtm } from '#messages/pages/microAtm';
import { narrowWindow } from '../../.storybook/viewports';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from '../pages/eachWindow';
import { inSite, siteParameters } from '../pages/inSite';
import { arriveAt, opensAs } from '../pages/opensAs';
import { festival } from './composeAPage/content/en/pages/festival';
import { paths } from './composeAPage/content/paths';
import { FestivalPage } from './composeAPage/pages/FestivalPage';

const meta = {
  title: 'Guides/Compose a page',
  component: FestivalPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.festival },
} satisfies Meta<typeof FestivalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(festival.title, festival.meta.title);

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

/** The sections stand in this order, each below a heading of the second level. */
export const SectionsInOrder: Story = {
  play: async ({ canvas }) => {
    const headings = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      festival.stepsTitle,
      contact.factsTitle,
      festival.services.title,
    ]);
  },
};

/** Every link of the page leads to a page of the site, to the phone or to the mail. */
export const WaysOn: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    const ways = [...Object.values(paths), `tel:${company.phone}`, `mailto:${company.email}`];
    for (const link of main.getAllByRole('link'))
      await expect(ways).toContain(link.getAttribute('href'));
    await userEvent.click(main.getByRole('link', { name: microAtm.title }));
    await expect(await arriveAt(canvas, microAtm.title)).toBeVisible();
  },
};

/** In the narrowest window nothing of the page is cut. */
export const Narrow: Story = {
  globals: narrowWindow,
};
