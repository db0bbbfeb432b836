import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { narrowWindow } from '../../.storybook/viewports';
import { ContactLinks } from '../../src/forms/ContactLinks';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longWord } from '../blocks/longWords';

const longEmail = `${longWord.toLowerCase()}.support@${longWord.toLowerCase()}.example`;

const meta = {
  title: 'Forms/Components/ContactLinks',
  component: ContactLinks,
  args: { contact: company },
} satisfies Meta<typeof ContactLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address opens an email, and the number as people read it makes a call in its international form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('link', { name: company.email });
    await expect(email).toHaveAttribute('href', `mailto:${company.email}`);
    const phone = canvas.getByRole('link', { name: company.phoneDisplay });
    await expect(phone).toHaveAttribute('href', `tel:${company.phone}`);
  },
};

/** A long address is broken rather than cut; the number stays in one piece. */
export const LongText: Story = {
  args: { contact: { ...company, email: longEmail } },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: company.phoneDisplay });
    await expect(phone.getClientRects()).toHaveLength(1);
  },
};

/** The links change their colour under a pointer and have the keyboard's ring. */
export const PseudoStates: Story = {
  decorators: inStates(240),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: company.email })),
};

export const KitchenSink = kitchenSink(meta, { LongText, PseudoStates }, { width: 240 });
