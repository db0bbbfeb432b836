import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { paths } from '../../src/content/paths';
import { ContactPage } from '../../src/pages/ContactPage';
import { emptyMap } from '../sections/OfficeMap/mapHosts';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/ContactPage',
  component: ContactPage,
  args: { mapHost: emptyMap, onSend: fn(async () => undefined) },
  // Storybook would print the whole function.
  argTypes: { onSend: { table: { defaultValue: { summary: 'sendContactQuery' } } } },
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.contact },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(contact.title, contact.meta.title);

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

/** Form, facts and map stand on one page, each named. */
export const FormFactsAndMap: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: contact.form.title })).toBeVisible();
    await expect(canvas.getByRole('region', { name: contact.factsTitle })).toBeVisible();
    await expect(canvas.getByRole('region', { name: contact.map.title })).toBeVisible();
  },
};
