import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { narrowWindow } from '../../.storybook/viewports';
import { ScriptlessNotice } from '../../src/forms/ScriptlessNotice';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

/** Marks the document as the hydration loader does where the application could not be loaded. */
const failToLoad = () => {
  document.documentElement.dataset.app = 'failed';
  return () => {
    delete document.documentElement.dataset.app;
  };
};

const { scriptless } = contact.form;

const meta = {
  title: 'Forms/Components/ScriptlessNotice',
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
    await expect(canvas.getByRole('heading', { level: 2, name: scriptless.title })).toBeVisible();
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

/** Long titles and sentences are wrapped in the narrowest window. */
export const LongText: Story = {
  args: { content: { title: longLabel, text: longLabel } },
  globals: narrowWindow,
};

/** The links change their colour under a pointer and have the keyboard's ring. */
export const PseudoStates: Story = {
  decorators: inStates(280),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: company.email })),
};

export const KitchenSink = kitchenSink(meta, { LongText, PseudoStates }, { width: 280 });
