import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { ScriptlessNotice } from '../../src/forms/ScriptlessNotice';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

/** Marks the document as the hydration loader does where the application could not be loaded. */
const failToLoad = () => {
  document.documentElement.dataset.app = 'failed';
  return () => {
    delete document.documentElement.dataset.app;
  };
};

const { scriptless } = contact.form;
const long = { title: longLabel, text: longLabel };

const meta = {
  title: 'Forms/Parts/ScriptlessNotice',
  component: ScriptlessNotice,
  args: { content: scriptless, contact: company },
  parameters: { docs: { story: { ...framedInDocs.story, height: '11rem' } } },
  beforeEach: failToLoad,
} satisfies Meta<typeof ScriptlessNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where scripts could not be loaded it says so, and offers the ways that need none. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: scriptless.title })).toBeVisible();
    await expect(canvas.getByText(scriptless.text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: company.email })).toBeVisible();
    await expect(canvas.getByRole('link', { name: company.phoneDisplay })).toBeVisible();
  },
};

/** Where scripts run nobody sees or hears it. */
export const Hidden: Story = {
  beforeEach: () => {
    delete document.documentElement.dataset.app;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(scriptless.text)).not.toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Long titles and sentences are wrapped. */
export const LongText: Story = {
  args: { content: long, sx: { maxWidth: 280 } },
};

/** In the narrowest window the notice fits. */
export const Narrow: Story = {
  globals: narrowWindow,
};

/** The links change their colour under a pointer and have the keyboard's ring. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={280}>
      <StateCases>
        <ScriptlessNotice {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: company.email })),
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={280}>
      <Case name="Long text">
        <ScriptlessNotice {...args} content={long} />
      </Case>
      <StateCases>
        <ScriptlessNotice {...args} />
      </StateCases>
    </Cases>
  ),
};
