import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import { company } from '../../src/content/company';
import { contactMessages, joinMessages } from '../../src/content/messages';
import { contact } from '../../src/content/pages/contact';
import { join } from '../../src/content/pages/join';
import { ContactForm } from '../../src/forms/ContactForm';
import { JoinForm } from '../../src/forms/JoinForm';
import { ServerHtml } from './ServerHtml';

const where = { privacyHref: '#privacy', contact: company };

function Html({ of }: { of: ReactElement }) {
  return <ServerHtml html={renderToString(of)} />;
}

/** The HTML of a form before any script runs. It has no styles yet, so its looks are not checked. */
const meta = {
  title: 'Forms/Prerendered',
  component: Html,
  args: { of: <div /> },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('novalidate');
    await expect(form.querySelectorAll('[name]').length).toBeGreaterThan(2);
    await expect(canvasElement.querySelectorAll('form [style]')).toHaveLength(0);
  },
} satisfies Meta<typeof Html>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The join form has no style attribute, which CSP forbids, and puts nothing into an address. */
export const Join: Story = {
  args: {
    of: (
      <JoinForm
        {...where}
        content={join.form}
        messages={joinMessages}
        roles={join.roles}
        onJoin={fn()}
      />
    ),
  },
};

/** The contact form has no style attribute, which CSP forbids, and puts nothing into an address. */
export const Contact: Story = {
  args: {
    of: (
      <ContactForm
        {...where}
        content={contact.form}
        messages={contactMessages}
        onSend={fn(async () => undefined)}
      />
    ),
  },
};
