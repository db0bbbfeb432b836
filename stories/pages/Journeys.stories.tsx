import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { thanks } from '#messages/pages/thanks';
import { productSummaries } from '#messages/productSummaries';
import { siteFrame } from '#messages/siteFrame';
import { opensInWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { ContactPage } from '../../src/pages/ContactPage';
import { HomePage } from '../../src/pages/HomePage';
import { contactFields, fillContactForm, query } from '../forms/ContactForm/contactFields';
import { fillJoinForm, joinFields, request } from '../forms/JoinForm/joinFields';
import { emptyMap } from '../sections/OfficeMap/mapHosts';
import { inSite, siteParameters } from './inSite';
import { arriveAt } from './opensAs';

const meta = {
  title: 'Pages/Journeys',
  tags: ['!autodocs'],
  decorators: [inSite],
  parameters: siteParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Proves that a page has come in the place of the last: it alone has an `h1`, which has the focus. */
async function expectArrival(canvas: StoryContext['canvas'], heading: string) {
  const title = await arriveAt(canvas, heading);
  await waitFor(() => expect(title).toHaveFocus());
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
}

/** A shopkeeper finds a product from the menu, reads of it, and joins. */
export const FindAProductAndJoin: Story = {
  parameters: { ...opensInWindow('desktop'), path: paths.home },
  render: () => <HomePage />,
  play: async ({ canvas, step, userEvent }) => {
    const header = within(await canvas.findByRole('banner'));

    await step('Open Products and follow Micro ATM', async () => {
      await userEvent.click(header.getByRole('button', { name: siteFrame.productsLabel }));
      await userEvent.click(header.getByRole('link', { name: productSummaries['micro-atm'].name }));
      await expectArrival(canvas, productSummaries['micro-atm'].name);
    });

    await step('Follow Join Us', async () => {
      await userEvent.click(header.getByRole('link', { name: siteFrame.joinLabel }));
      await expectArrival(canvas, `${join.title} ${join.promise}`);
    });

    await step('Forget the phone number, and be told', async () => {
      const { submit } = await fillJoinForm(canvas, userEvent, { ...request, phone: '' });
      await userEvent.click(submit);
      await waitFor(() => expect(joinFields(canvas).phone).toHaveFocus());
    });

    await step('Write it and be thanked', async () => {
      const { phone, submit } = joinFields(canvas);
      await userEvent.type(phone, request.phone);
      await userEvent.click(submit);
      await expectArrival(canvas, thanks.title);
      const email = canvas.getByRole('link', { name: thanks.email.openLabel });
      const { searchParams } = new URL(email.getAttribute('href') ?? '');
      await expect(searchParams.get('body')).toContain(request.name);
    });
  },
};

const refusals: unknown[] = [
  { status: 403, text: 'Forbidden' },
  { status: 0, text: 'Network Error' },
];

const send = fn(async () => {
  const refusal = refusals[send.mock.calls.length - 1];
  if (refusal) throw refusal;
});

/** A customer's question is refused twice, stays written, and is sent at the third try. */
export const AskAndBeRefusedTwice: Story = {
  parameters: { ...opensInWindow('phone'), path: paths.contact, logsErrors: true },
  beforeEach: () => {
    send.mockClear();
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  render: () => <ContactPage onSend={send} mapHost={emptyMap} />,
  play: async ({ canvas, step, userEvent }) => {
    await step('Write a question', async () => {
      await fillContactForm(canvas, userEvent, query);
    });

    for (const [index] of refusals.entries())
      await step(`Send it, and be refused for time ${index + 1}`, async () => {
        const { submit, ...fields } = contactFields(canvas);
        await userEvent.click(submit);
        await waitFor(() => expect(send).toHaveBeenCalledTimes(index + 1));
        await expect(await canvas.findByRole('alert')).toHaveTextContent(contactMessages.failed);
        await expect(canvas.getByText(contactMessages.hintOtherWays)).toBeVisible();
        for (const [name, field] of Object.entries(fields))
          await expect(field).toHaveValue(Object.entries(query).find(([key]) => key === name)?.[1]);
      });

    await step('Send it a third time, and be told that it went', async () => {
      const { submit, ...fields } = contactFields(canvas);
      await userEvent.click(submit);
      await expect(await canvas.findByText(contactMessages.sent)).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(send).toHaveBeenLastCalledWith(query, expect.any(AbortSignal));
      for (const field of Object.values(fields)) await expect(field).toHaveValue('');
    });
  },
};
