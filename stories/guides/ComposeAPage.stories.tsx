import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { snapshotIn } from '../../.storybook/modes';
import { opensInWindow } from '../../.storybook/viewports';
import { onDesktop, onLaptop } from '../pages/eachWindow';
import { inSite, siteParameters } from '../pages/inSite';
import { opensAs } from '../pages/opensAs';
import { festival } from './composeAPage/content/en/pages/festival';
import { mainPages } from './composeAPage/content/paths';
import { FestivalPage } from './composeAPage/pages/FestivalPage';

const meta = {
  title: 'Guides/Compose a page',
  component: FestivalPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: mainPages.festival.path },
} satisfies Meta<typeof FestivalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The page stands between header and footer, with its one heading and its title. Its sections have snapshots in
 * each script and window on the pages of the site; here a phone's and a desktop's show how they follow each other.
 */
export const Phone: Story = {
  parameters: { ...opensInWindow('phone'), ...snapshotIn('phone') },
  play: opensAs(festival.title, festival.meta.title),
};

/** On a tablet nothing of the page is cut. */
export const Tablet: Story = { parameters: opensInWindow('tablet') };

/** On a laptop nothing of the page is cut. */
export const Laptop: Story = { ...onLaptop };

/** On a desktop nothing of the page is cut. */
export const Desktop: Story = { ...onDesktop };

/** On a wide screen nothing of the page is cut. */
export const Wide: Story = { parameters: opensInWindow('wide') };

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
