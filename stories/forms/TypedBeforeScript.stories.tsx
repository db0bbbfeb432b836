import createCache from '@emotion/cache';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { SiteTheme } from '../../src/app/SiteTheme';
import { JoinForm, type JoinFormProps } from '../../src/forms/JoinForm';
import { ServerHtml } from '../blocks/ServerHtml';
import { fillJoinForm, joinFields, request } from './joinFields';
import { joinFormArgs } from './joinFormArgs';

const cache = createCache({ key: 'page' });
const onRecoverableError = fn();
let root: Root | undefined;

/** Takes the hydrated page out of the window, its styles too, which no other root would remove. */
function leavePage() {
  root?.unmount();
  root = undefined;
  cache.sheet.flush();
  cache.inserted = {};
}

function page(args: JoinFormProps, starter?: ReactNode) {
  return (
    <SiteTheme cache={cache}>
      <MemoryRouter>
        <JoinForm {...args} />
        {starter}
      </MemoryRouter>
    </SiteTheme>
  );
}

const meta = {
  title: 'Forms/Typed before script',
  component: JoinForm,
  args: joinFormArgs,
  beforeEach: () => leavePage,
  // The prerendered page: plain HTML, which the play hydrates when it wants to.
  render: (args) => <ServerHtml html={renderToString(page(args))} />,
} satisfies Meta<typeof JoinForm>;

export default meta;
type Story = StoryObj<typeof meta>;

function hydrate(canvasElement: HTMLElement, args: JoinFormProps, starter?: ReactNode) {
  const place = canvasElement.querySelector('[data-page]');
  if (place) root = hydrateRoot(place, page(args, starter), { onRecoverableError });
}

/** What was typed before hydration is kept, by the phone's rule too, and is handed on. */
export const Kept: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const values = { ...request, phone: '+91 98765 43210' };
    const { phone, submit } = await fillJoinForm(canvas, userEvent, values);
    hydrate(canvasElement, args);
    await waitFor(() => expect(phone).toHaveValue(request.phone));
    await userEvent.click(submit);
    await waitFor(() => expect(args.onJoin).toHaveBeenLastCalledWith(request));
    await expect(onRecoverableError).not.toHaveBeenCalled();
  },
};

/** Of a phone number that the rule refuses the digits stay when scripts run, and an alert tells the rest. */
export const Refused: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, '98765432109');
    hydrate(canvasElement, args);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(joinMessages.phoneTooLong);
    await expect(phone).toHaveValue('9876543210');
  },
};

/** As who submits in the very task in which the values have come, before React has rendered them. */
function RepeatSubmit() {
  useEffect(() => document.querySelector<HTMLFormElement>('[data-page] form')?.requestSubmit(), []);
  return null;
}

/** A form that is submitted the moment the page is hydrated hands on what was typed. */
export const SubmittedEarly: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fillJoinForm(canvas, userEvent);
    hydrate(canvasElement, args, <RepeatSubmit />);
    await waitFor(() => expect(args.onJoin).toHaveBeenLastCalledWith(request));
  },
};
