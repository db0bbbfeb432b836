import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '#messages/company';
import { thanks } from '#messages/pages/thanks';
import { paths } from '../../src/content/paths';
import { ThanksPage } from '../../src/pages/ThanksPage';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/ThanksPage',
  component: ThanksPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.thanks },
} satisfies Meta<typeof ThanksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page stands between header and footer, with its one heading and its title. */
export const Phone: Story = { ...onPhone, play: opensAs(thanks.title, thanks.meta.title) };

/** On a tablet nothing of the page is cut. */
export const Tablet: Story = { ...onTablet };

/** On a laptop nothing of the page is cut. */
export const Laptop: Story = { ...onLaptop };

/** On a desktop nothing of the page is cut. */
export const Desktop: Story = { ...onDesktop };

/** On a wide screen nothing of the page is cut. */
export const Wide: Story = { ...onWide };

/** The specification's sentence stands there word for word, with phone and email to reach the team. */
export const SentenceAndContact: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(thanks.text)).toBeVisible();
    await expect(main.getByRole('link', { name: company.phoneDisplay })).toBeVisible();
    await expect(main.getByRole('link', { name: company.email })).toBeVisible();
  },
};
