import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '#messages/company';
import { join } from '#messages/pages/join';
import { thanks } from '#messages/pages/thanks';
import { paths } from '../../src/content/paths';
import { createFormDrafts, FormDrafts } from '../../src/forms/formDrafts';
import { ThanksPage } from '../../src/pages/ThanksPage';
import { applicationEmail } from '../../src/pages/thanks/applicationEmail';
import { request } from '../forms/JoinForm/joinFields';
import { inForcedColours, onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
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

/** Where the system forces its colours. */
export const ForcedColours: Story = { ...inForcedColours };

const bodyOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? '';

/** Opened directly, it is the same page of thanks; only the details are left to be written, and the form is named. */
export const OpenedDirectly: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(thanks.title);
    const email = main.getByRole('link', { name: thanks.email.openLabel });
    await expect(email.getAttribute('href')).toContain(`mailto:${company.email}?`);
    await expect(bodyOf(email)).toBe(applicationEmail().body.replaceAll('\n', '\r\n'));
    await expect(main.getByText(thanks.email.blanks)).toBeVisible();
  },
};

const applicant = { ...request, role: join.roles.retailer.label };

/** After the join form the email holds what was typed. */
export const AfterTheForm: Story = {
  render: () => (
    <FormDrafts value={{ ...createFormDrafts(), application: { current: applicant } }}>
      <ThanksPage />
    </FormDrafts>
  ),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const body = bodyOf(main.getByRole('link', { name: thanks.email.openLabel }));
    for (const text of [applicant.name, '+91 98765 43210', applicant.role])
      await expect(body).toContain(text);
    await expect(main.queryByText(thanks.email.blanks)).toBeNull();
  },
};
