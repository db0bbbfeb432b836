import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { desktopWindow, phoneWindow } from '../../.storybook/viewports';
import { contact } from '../../src/content/pages/contact';
import { paths } from '../../src/content/paths';
import { ContactPage } from '../../src/pages/ContactPage';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/ContactPage',
  component: ContactPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.contact },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(contact.title, contact.meta.title);

/** On a phone the page opens with its one heading and its title. */
export const Phone: Story = { globals: phoneWindow, play: opens };

/** On a desktop the page opens with its one heading and its title. */
export const Desktop: Story = { globals: desktopWindow, play: opens };

/** Form, facts and map stand on one page, each named. */
export const FormFactsAndMap: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: contact.form.title })).toBeVisible();
    await expect(canvas.getByRole('region', { name: contact.factsTitle })).toBeVisible();
    await expect(canvas.getByRole('region', { name: contact.map.title })).toBeVisible();
  },
};
