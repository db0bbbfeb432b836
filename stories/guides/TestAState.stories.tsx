import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, fn, waitFor } from 'storybook/test';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { language } from '#messages/language';
import { officeHours } from '#messages/officeHours';
import { productSummaries } from '#messages/productSummaries';
import { siteFrame } from '#messages/siteFrame';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { Breadcrumbs } from '../../src/atoms/Breadcrumbs';
import { OfficeHoursChip } from '../../src/atoms/OfficeHoursChip';
import { homeLink } from '../../src/content/navigation';
import { ContactForm, type ContactFormProps } from '../../src/forms/ContactForm';
import { enlargeText } from '../blocks/enlargeText';
import { fillContactForm, query } from '../forms/ContactForm/contactFields';
import { contactFormArgs } from '../forms/ContactForm/contactFormArgs';

const meta = {
  title: 'Guides/Test a state',
  component: ContactForm,
  args: contactFormArgs(),
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A query without a name is not sent, and the focus goes to the name. */
export const NameMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name, submit } = await fillContactForm(canvas, userEvent, { ...query, name: '' });
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(contactMessages.nameRequired);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A service that is asked too often answers with 429, and the hint is to wait. */
export const TooMany: Story = {
  args: {
    onSend: fn<ContactFormProps['onSend']>(async () => {
      throw { status: 429, text: 'Too Many Requests' };
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(contactMessages.failed);
    await expect(canvas.getByText(contactMessages.hintTooMany)).toBeVisible();
  },
};

/** A service that never answers has failed when the time is over. */
export const NoAnswer: Story = {
  args: {
    timeoutMs: 1,
    onSend: fn<ContactFormProps['onSend']>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(contactMessages.failed);
  },
};

/** A visitor who comes on Sunday night finds the office closed. */
export const OnSunday: Story = {
  beforeEach: () => MockDate.set(new Date(2026, 2, 8, 23)),
  render: () => (
    <OfficeHoursChip messages={officeHours} language={language} hours={company.officeHours} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(officeHours.closed, { exact: false })).toBeVisible();
  },
};

/** Under a real pointer the line below the link grows thicker. */
export const UnderPointer: Story = {
  render: () => (
    <Breadcrumbs
      label={siteFrame.breadcrumbsLabel}
      ancestors={[homeLink]}
      current={productSummaries['micro-atm'].name}
    />
  ),
  play: byHand(async ({ canvas }, input) => {
    const link = canvas.getByRole('link');
    const thickness = () => getComputedStyle(link).textDecorationThickness;
    // It begins in the corner of the window, where the link stands.
    await input.leave();
    const atRest = thickness();
    await input.hover(link);
    await expect(thickness()).not.toBe(atRest);
  }),
};

/** In the narrowest window, with the text at twice its size, nothing of the form is cut. */
export const NarrowAndLarge: Story = {
  globals: narrowWindow,
  beforeEach: enlargeText,
};
