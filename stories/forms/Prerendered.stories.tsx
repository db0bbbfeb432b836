import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { SiteFrame } from '../../.storybook/SiteFrame';
import { paths } from '../../src/content/paths';
import { ContactForm } from '../../src/forms/ContactForm';
import { JoinForm } from '../../src/forms/JoinForm';
import { ServerHtml } from '../blocks/ServerHtml';
import { contactFormArgs } from './ContactForm/contactFormArgs';
import { joinFields } from './JoinForm/joinFields';
import { joinFormArgs } from './JoinForm/joinFormArgs';

/** An address that needs no router. */
const privacyHref = '#privacy';

/** The HTML of a form before any script runs. It has no styles of its components yet, and can be used all the same. */
const meta = {
  title: 'Forms/Prerendered',
  tags: ['!autodocs'],
  component: ServerHtml,
  args: { html: '' },
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('novalidate');
    await expect(form.querySelectorAll('[name]').length).toBeGreaterThan(2);
    await expect(canvasElement.querySelectorAll('form [style]')).toHaveLength(0);
  },
} satisfies Meta<typeof ServerHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The join form has no style attribute, which CSP forbids, and puts nothing into an address. */
export const Join: Story = {
  args: { html: renderToString(<JoinForm {...joinFormArgs} privacyHref={privacyHref} />) },
};

/** The contact form has no style attribute, which CSP forbids, and puts nothing into an address. */
export const Contact: Story = {
  args: { html: renderToString(<ContactForm {...contactFormArgs()} privacyHref={privacyHref} />) },
};

const joinForm = (
  <SiteFrame path={paths.join}>
    <JoinForm {...joinFormArgs} />
  </SiteFrame>
);

/** What was typed before hydration is kept, a phone number as the field would have taken it. */
export const HydratedAfterTyping: Story = {
  args: { html: renderToString(joinForm) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { name, phone } = joinFields(canvas);
    await userEvent.type(name, 'Asha Devi');
    await userEvent.type(phone, '+91 98765 43210');
    const page = canvasElement.querySelector('[data-page]');
    if (page) hydrateRoot(page, joinForm);
    await waitFor(() => expect(phone).toHaveValue('9876543210'));
    await expect(name).toHaveValue('Asha Devi');
  },
};
