import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { narrowWindow } from '../../.storybook/viewports';
import { ContactFirst } from '../../src/sections/ContactFirst';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const meta = {
  title: 'Sections/ContactFirst',
  component: ContactFirst,
  args: { messages: contact, company },
} satisfies Meta<typeof ContactFirst>;

export default meta;
type Story = StoryObj<typeof meta>;

const call = contact.callLabel.replace('{phone}', company.phoneDisplay);

/** The number can be called, and the way to help is at hand. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: call })).toHaveAttribute(
      'href',
      `tel:${company.phone}`,
    );
    await expect(canvas.getByRole('link', { name: contact.help.label })).toHaveAttribute(
      'href',
      contact.help.href,
    );
  },
};

/** In the narrowest window long labels are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...contact,
      callLabel: longLabel,
      help: { ...contact.help, label: `${longLabel}? ${longLabel}` },
    },
  },
  globals: narrowWindow,
};

/** Under a pointer both links brighten; by keyboard they wear the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(320),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('link', { name: call }));
    await expectStatesShown(canvas.getAllByRole('link', { name: contact.help.label }));
  },
};

export const KitchenSink = kitchenSink(meta, { LongText, PseudoStates });
