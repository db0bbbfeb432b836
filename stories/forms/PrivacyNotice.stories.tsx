import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { PrivacyNotice } from '../../src/forms/PrivacyNotice';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

const long = { text: longLabel, linkLabel: longLabel };

const meta = {
  title: 'Forms/Parts/PrivacyNotice',
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

/** A long notice, link included, is wrapped. */
export const LongText: Story = {
  args: { content: long, sx: { maxWidth: 240 } },
};

/** In the narrowest window the notice fits. */
export const Narrow: Story = {
  globals: narrowWindow,
};

/** The link changes its colour under a pointer and has the keyboard's ring. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={240}>
      <StateCases>
        <PrivacyNotice {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={240}>
      <Case name="Nothing sent">
        <PrivacyNotice {...args} content={join.form.notice} />
      </Case>
      <Case name="Long text">
        <PrivacyNotice {...args} content={long} />
      </Case>
      <StateCases>
        <PrivacyNotice {...args} />
      </StateCases>
    </Cases>
  ),
};
