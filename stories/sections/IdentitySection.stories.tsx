import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { mainNavigation } from '#messages/navigation';
import { about } from '#messages/pages/about';
import { narrowWindow } from '../../.storybook/viewports';
import { IdentitySection } from '../../src/sections/IdentitySection';
import { addressInLine } from '../../src/sections/identityFacts';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

/** Least height of a link in pixels. */
const leastHeight = 44;

const [contactPage] = mainNavigation.afterProducts;

const meta = {
  title: 'Sections/IdentitySection',
  tags: ['!stable', 'experimental'],
  component: IdentitySection,
  parameters: { layout: 'fullscreen' },
  args: { messages: about.identity, company, contact: contactPage },
} satisfies Meta<typeof IdentitySection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each fact stands with its name, the number can be called, and the button leads to all ways to reach the company. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { title, nameLabel, cinLabel, addressLabel, hoursLabel, phoneLabel, emailLabel } =
      args.messages;
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    const { legalName, cin, registeredAddress, phoneDisplay, email, officeHoursText } = company;
    await expect(facts).toEqual([
      legalName,
      cin,
      addressInLine(registeredAddress),
      officeHoursText,
      phoneDisplay,
      email,
    ]);
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      nameLabel,
      cinLabel,
      addressLabel,
      hoursLabel,
      phoneLabel,
      emailLabel,
    ]);
    const way = canvas.getByRole('link', { name: contactPage.label });
    await expect(way).toHaveAttribute('href', contactPage.href);
    const call = canvas.getByRole('link', { name: phoneDisplay });
    await expect(call).toHaveAttribute('href', `tel:${company.phone}`);
    const write = canvas.getByRole('link', { name: email });
    await expect(write).toHaveAttribute('href', `mailto:${email}`);
    for (const { offsetHeight } of [way, call, write]) {
      await expect(offsetHeight).toBeGreaterThanOrEqual(leastHeight);
    }
  },
};

/** In the narrowest window long names and facts are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      title: longLabel,
      nameLabel: longLabel,
      cinLabel: longWord,
      addressLabel: longLabel,
      phoneLabel: longLabel,
      emailLabel: longLabel,
      hoursLabel: longLabel,
    },
    company: { ...company, legalName: longLabel, cin: longWord, officeHoursText: longLabel },
    contact: { ...contactPage, label: longLabel },
  },
  globals: narrowWindow,
};

/** Under a pointer button and number change; by keyboard they wear the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('link', { name: contactPage.label }));
    await expectStatesShown(canvas.getAllByRole('link', { name: company.phoneDisplay }));
  },
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
