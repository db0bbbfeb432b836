import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { SiteFrame } from '../../.storybook/SiteFrame';
import { paths } from '../../src/content/paths';
import { ContactForm } from '../../src/forms/ContactForm';
import { createDraft } from '../../src/forms/createDraft';
import { JoinForm } from '../../src/forms/JoinForm';
import { ServerHtml } from '../blocks/ServerHtml';
import { contactFormArgs } from './ContactForm/contactFormArgs';
import { joinFields } from './JoinForm/joinFields';
import { joinFormArgs } from './JoinForm/joinFormArgs';
import { type Topic, TopicForm, topicLabels } from './TopicForm';

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

const joinForm = (
  <SiteFrame path={paths.join}>
    <JoinForm {...joinFormArgs} />
  </SiteFrame>
);

/** The join form has no style attribute, which CSP forbids, and puts nothing into an address. */
export const Join: Story = {
  args: { html: renderToString(joinForm) },
};

/** The contact form has no style attribute, which CSP forbids, and puts nothing into an address. */
export const Contact: Story = {
  args: {
    html: renderToString(
      <SiteFrame path={paths.contact}>
        <ContactForm {...contactFormArgs()} />
      </SiteFrame>,
    ),
  },
};

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

const topicDraft = createDraft<Topic>();
const onValid = fn<(values: Topic) => void>();
const topicForm = (
  <SiteFrame path={paths.contact}>
    <TopicForm draft={topicDraft} onValid={onValid} />
  </SiteFrame>
);

/** A select in which nothing was chosen before hydration shows the draft's option. */
export const HydratedBeforeChoice: Story = {
  args: { html: renderToString(topicForm) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    topicDraft.keep({ name: 'Asha Devi', topic: 'shop' });
    const page = canvasElement.querySelector('[data-page]');
    const topic = canvas.getByRole('combobox', { name: topicLabels.topic.label });
    if (page) hydrateRoot(page, topicForm);
    await waitFor(() => expect(topic).toHaveValue('shop'));
    await userEvent.selectOptions(topic, 'money');
    await expect(topicDraft.read().topic).toBe('money');
  },
};

/** An option that was chosen in a select before hydration is kept. */
export const HydratedAfterChoice: Story = {
  args: { html: renderToString(topicForm) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    topicDraft.keep({ name: 'Asha Devi', topic: 'shop' });
    const page = canvasElement.querySelector('[data-page]');
    const topic = canvas.getByRole('combobox', { name: topicLabels.topic.label });
    await userEvent.selectOptions(topic, 'money');
    if (page) hydrateRoot(page, topicForm);
    await waitFor(() => expect(topicDraft.read().topic).toBe('money'));
    await expect(topic).toHaveValue('money');
  },
};
