import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { ChoiceField } from '../../src/forms/ChoiceField';
import { offeredRoles } from '../../src/pages/join/offeredRoles';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { aroundComponent } from './aroundComponent';

const meta = {
  title: 'Forms/Components/ChoiceField',
  component: ChoiceField,
  args: { name: 'role', label: join.form.labels.role, choices: offeredRoles },
  decorators: aroundComponent,
  parameters: { form: { values: { role: '' } } },
} satisfies Meta<typeof ChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The choices in their order, each named by its label and described by its text; none is made. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: args.label })).toBeVisible();
    const radios = canvas.getAllByRole('radio');
    for (const [index, { label, text }] of args.choices.entries()) {
      const radio = itemOf(radios, index);
      await expect(radio).toHaveAccessibleName(label);
      await expect(radio).toHaveAccessibleDescription(text);
      await expect(radio).toBeRequired();
      await expect(radio).not.toBeChecked();
    }
  },
};

/** A press anywhere on a card chooses it, and the arrow keys go on from there. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(itemOf(offeredRoles, 1).text));
    const [, second, third] = canvas.getAllByRole('radio');
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(third).toBeChecked();
    await expect(third).toHaveFocus();
    await expect(second).not.toBeChecked();
  },
};

/** What the form holds is chosen; its card is tinted and its edge darker than the others'. */
export const Chosen: Story = {
  parameters: { form: { values: { role: 'MERCHANT' } } },
  play: async ({ canvas }) => {
    const [other, chosen] = canvas.getAllByRole('radio');
    await expect(chosen).toBeChecked();
    const colours = [other, chosen].map((radio) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(
        radio?.parentElement ?? document.body,
      );
      return [backgroundColor, borderTopColor];
    });
    await expect(colours[0]?.[0]).not.toBe(colours[1]?.[0]);
    await expect(colours[0]?.[1]).not.toBe(colours[1]?.[1]);
  },
};

/** A missing choice is told above the cards; the message describes the group and each radio. */
export const WithMessage: Story = {
  parameters: {
    form: { values: { role: '' }, messages: { role: joinMessages.roleRequired } },
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(joinMessages.roleRequired);
    await expect(itemOf(canvas.getAllByRole('radio'))).toHaveAccessibleDescription(
      `${itemOf(offeredRoles).text} ${joinMessages.roleRequired}`,
    );
  },
};

/** On a phone the cards stand one below the other, the drawing beside the words; long ones are wrapped. */
export const LongText: Story = {
  globals: narrowWindow,
  args: {
    label: longLabel,
    choices: offeredRoles.map((role) => ({ ...role, label: longLabel, text: longText })),
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('radio').map((radio) => radio.closest('label'));
    const starts = cards.map((card) => card?.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

/** Without text and drawing a choice is its label alone. */
export const LabelsAlone: Story = {
  args: { choices: offeredRoles.map(({ value, label }) => ({ value, label })) },
  play: async ({ canvas }) => {
    await expect(itemOf(canvas.getAllByRole('radio'))).not.toHaveAccessibleDescription();
  },
};

/** While it is read-only the choice can be focused and not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { values: { role: 'MERCHANT' } } },
  play: async ({ canvas, userEvent }) => {
    const [other, chosen] = canvas.getAllByRole('radio');
    if (other) await userEvent.click(other);
    await expect(chosen).toBeChecked();
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Chosen, LabelsAlone, WithMessage, LongText },
  { width: 560 },
);
