import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { PrivacyNotice } from '../../src/forms/PrivacyNotice';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const meta = {
  title: 'Forms/Components/PrivacyNotice',
  component: PrivacyNotice,
  args: { content: contact.form.notice, privacyHref: paths.privacy },
} satisfies Meta<typeof PrivacyNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The contact form's use of the data, with a link to the policy and nothing to tick. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.content.text, { exact: false })).toBeVisible();
    const link = canvas.getByRole('link', { name: args.content.linkLabel });
    await expect(link).toHaveAttribute('href', paths.privacy);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** The join form says that it sends nothing. */
export const NothingSent: Story = {
  args: { content: join.form.notice },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(join.form.notice.text, { exact: false })).toBeVisible();
  },
};

/** A long notice, link included, is wrapped in the narrowest window. */
export const LongText: Story = {
  args: { content: { text: longLabel, linkLabel: longLabel } },
  globals: narrowWindow,
};

/** The link changes its colour under a pointer and has the keyboard's ring. */
export const PseudoStates: Story = {
  decorators: inStates(240),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

export const KitchenSink = kitchenSink(
  meta,
  { NothingSent, LongText, PseudoStates },
  { width: 240 },
);
