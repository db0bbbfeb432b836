import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { help } from '#messages/pages/help';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { HelpStage } from '../../src/sections/HelpStage';
import { enlargeText } from '../blocks/enlargeText';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const meta = {
  title: 'Sections/HelpStage',
  tags: ['!stable', 'experimental'],
  component: HelpStage,
  parameters: { layout: 'fullscreen' },
  args: { messages: help, company },
} satisfies Meta<typeof HelpStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { stage, contents } = help;

/** The helpline is a link to call, named by its number and by what it is; the company’s number stands beside it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const helpline = canvas.getByRole('link', { name: /1930/ });
    await expect(helpline).toHaveAttribute('href', 'tel:1930');
    await expect(helpline).toHaveAccessibleName(new RegExp(stage.fraud.phoneLabel));
    await expect(
      canvas.getByRole('link', { name: new RegExp(stage.money.callLabel) }),
    ).toHaveAttribute('href', `tel:${company.phone}`);
    await expect(canvas.getByText(company.phoneDisplay)).toBeVisible();
    // The page's text is read with plain blanks.
    const hours = company.officeHoursText.replaceAll('\u00a0', ' ');
    await expect(canvas.getByText(hours)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: help.title })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: contents.label })).toBeVisible();
  },
};

/** On a phone both numbers are on the first screen, below the header. */
export const Phone: Story = {
  globals: phoneWindow,
  play: async ({ canvas, canvasElement }) => {
    const top = canvasElement.getBoundingClientRect().top;
    for (const link of canvas.getAllByRole('link', {
      name: new RegExp(`1930|${stage.money.callLabel}`),
    }))
      await expect(link.getBoundingClientRect().bottom - top).toBeLessThan(640 - 64);
  },
};

/** In the narrowest window and large text the four digits stand in one line, and long words are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...help,
      title: longLabel,
      lead: longText,
      stage: {
        fraud: { ...stage.fraud, title: longLabel, text: longText },
        money: { ...stage.money, title: longLabel, text: longText, callLabel: longLabel },
      },
    },
  },
  globals: narrowWindow,
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const digits = canvas.getByText(stage.fraud.phone);
    const lineHeight = Number.parseFloat(getComputedStyle(digits).lineHeight);
    await expect(digits.offsetHeight).toBeLessThan(1.5 * lineHeight);
  },
};

/** The links change their look under a pointer and have the keyboard’s ring. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: itemOf(Object.values(contents.parts)) })),
};

export const KitchenSink = kitchenSink(meta, { Default, Phone, LongText, PseudoStates });
