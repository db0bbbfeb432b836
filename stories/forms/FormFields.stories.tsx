import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { recordKeys } from '../../src/domain/recordKeys';
import { createDraft } from '../../src/forms/createDraft';
import { FormFields } from '../../src/forms/FormFields';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { aroundComponent } from './aroundComponent';
import { edgeOf } from './edgeOf';
import { expectFieldStates } from './expectFieldStates';
import { inFieldStates } from './inFieldStates';
import { type Topic, TopicForm, topicFields, topicLabels, topicMessages } from './TopicForm';

const blank: Topic = { name: '', topic: '', answer: '', message: '' };
const filled: Topic = { name: 'Asha Devi', topic: 'shop', answer: 'call', message: 'Hello' };

const fieldsIn = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) => ({
  name: canvas.getByRole('textbox', { name: topicLabels.name }),
  topic: canvas.getByRole('combobox', { name: topicLabels.topic.label }),
  answer: canvas.getByRole('radiogroup', { name: topicLabels.answer.label }),
  message: canvas.getByRole('textbox', { name: topicLabels.message }),
});

const meta = {
  title: 'Forms/Components/FormFields',
  component: FormFields,
  args: { fields: topicFields, labels: topicLabels },
  decorators: aroundComponent,
  parameters: { form: { values: blank } },
} satisfies Meta<typeof FormFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A record with options is shown as radios or, where it says so, as a select, of which none is chosen at first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { name, topic, message } = fieldsIn(canvas);
    for (const field of [name, topic, message]) await expect(field).toBeRequired();
    await expect(topic).toHaveDisplayValue('');
    await expect(topic).toHaveTextContent(Object.values(topicLabels.topic.options).join(''));
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};

/** The fields hold the values of the form around them. */
export const Filled: Story = {
  parameters: { form: { values: filled } },
  play: async ({ canvas }) => {
    const { name, topic } = fieldsIn(canvas);
    await expect(name).toHaveValue(filled.name);
    await expect(topic).toHaveDisplayValue(topicLabels.topic.options.shop);
    await expect(canvas.getByRole('radio', { name: 'A call' })).toBeChecked();
  },
};

/** Each field has its own message; what must not be written into a longer text stands above it and describes it as well. */
export const WithMessages: Story = {
  args: { warning: 'Write no PIN.' },
  parameters: {
    form: {
      values: blank,
      messages: Object.fromEntries(recordKeys(topicFields).map((name) => [name, `No ${name}!`])),
    },
  },
  play: async ({ canvas }) => {
    const { name, topic, answer, message } = fieldsIn(canvas);
    await expect(name).toHaveAccessibleDescription('No name!');
    await expect(topic).toHaveAccessibleDescription('No topic!');
    await expect(answer).toHaveAccessibleDescription('No answer!');
    await expect(message).toHaveAccessibleDescription('Write no PIN. No message!');
  },
};

/** While they are sent no field can be changed, and the edges are dashed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { values: filled } },
  play: async ({ canvas, userEvent }) => {
    const { name, topic, message } = fieldsIn(canvas);
    for (const field of [name, topic, message]) await expect(edgeOf(field).line).toBe('dashed');
    await userEvent.selectOptions(topic, 'money');
    await expect(topic).toHaveValue(filled.topic);
    await userEvent.type(name, ' and more');
    await expect(name).toHaveValue(filled.name);
  },
};

/** In the narrowest window the fields stand below each other, and long labels are wrapped. */
export const LongText: Story = {
  args: {
    labels: {
      ...topicLabels,
      name: longLabel,
      topic: { label: longLabel, options: { money: longLabel, shop: longLabel } },
    },
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const fields = [...canvas.getAllByRole('textbox'), canvas.getByRole('combobox')];
    const lefts = fields.map((field) => field.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** A pointer darkens the edge of a field, focus makes it thick and bright, whatever its kind. */
export const PseudoStates: Story = {
  decorators: inFieldStates,
  play: async ({ canvas }) => {
    await expectFieldStates(canvas.getAllByRole('textbox', { name: topicLabels.name }));
    await expectFieldStates(canvas.getAllByRole('combobox'));
  },
};

const onValid = fn<(values: Topic) => void>();

/** A submit focuses the first field in error, a select and radios too, and hands on the values of the options. */
export const Checked: Story = {
  render: () => <TopicForm onValid={onValid} />,
  play: async ({ canvas, userEvent }) => {
    onValid.mockClear();
    const { name, topic, message } = fieldsIn(canvas);
    const send = canvas.getByRole('button');
    await userEvent.type(name, filled.name);
    await userEvent.click(send);
    await waitFor(() => expect(topic).toHaveFocus());
    await expect(topic).toHaveAccessibleDescription(topicMessages.topicMissing);
    await userEvent.selectOptions(topic, filled.topic);
    await waitFor(() => expect(topic).toHaveAttribute('aria-invalid', 'false'));
    await userEvent.click(send);
    await waitFor(() => expect(itemOf(canvas.getAllByRole('radio'))).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'A call' }));
    await userEvent.type(message, filled.message);
    await userEvent.click(send);
    await waitFor(() => expect(onValid).toHaveBeenCalledWith(filled));
  },
};

/** What is chosen is kept with what is typed, for a form that unmounts and mounts again. */
export const Kept: Story = {
  render: function Render() {
    const [draft] = useState(createDraft<Topic>);
    const [visit, setVisit] = useState(0);
    return (
      <>
        <TopicForm key={visit} draft={draft} onValid={onValid} />
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Leave and return
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const { topic } = fieldsIn(canvas);
    await userEvent.selectOptions(topic, filled.topic);
    await userEvent.click(canvas.getByRole('radio', { name: 'A call' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and return' }));
    await expect(topic).not.toBeInTheDocument();
    await expect(fieldsIn(canvas).topic).toHaveValue(filled.topic);
    await expect(canvas.getByRole('radio', { name: 'A call' })).toBeChecked();
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Filled, WithMessages, ReadOnly, LongText, PseudoStates },
  { width: 480 },
);
