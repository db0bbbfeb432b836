import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturedInEveryMode } from '../../.storybook/modes';
import { company } from '../../src/content/company';
import { contactMessages } from '../../src/content/messages';
import { OutcomeAlert } from '../../src/forms/OutcomeAlert';
import { expectFits } from '../atoms/expectFits';
import { longLabel } from '../atoms/longWords';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { StateCases } from '../blocks/StateCases';
import { expectLinkStates } from './expectLinkStates';

const meta = {
  title: 'Forms/Parts/OutcomeAlert looks',
  component: OutcomeAlert,
  args: {
    outcome: { kind: 'failed', reason: 'other' },
    messages: contactMessages,
    contact: company,
  },
} satisfies Meta<typeof OutcomeAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the alert's own surface the links show hover, and the ring of the keyboard's focus. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={280}>
      <StateCases>
        <OutcomeAlert {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) =>
    expectLinkStates(canvas.getAllByRole('link', { name: company.email })),
};

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedInEveryMode,
  render: (args) => (
    <Cases width={280}>
      <Case name="Sent">
        <OutcomeAlert {...args} outcome={{ kind: 'sent' }} />
      </Case>
      <Case name="Failed, offline">
        <OutcomeAlert {...args} outcome={{ kind: 'failed', reason: 'offline' }} />
      </Case>
      <Case name="Failed, too many tries">
        <OutcomeAlert {...args} outcome={{ kind: 'failed', reason: 'tooMany' }} />
      </Case>
      <Case name="Long text">
        <OutcomeAlert {...args} messages={{ ...args.messages, failed: longLabel }} />
      </Case>
      <StateCases>
        <OutcomeAlert {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
