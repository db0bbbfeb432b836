import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { notFound } from '#messages/pages/notFound';
import { offline } from '#messages/pages/offline';
import { narrowWindow } from '../../.storybook/viewports';
import { CallIcon, HelpIcon, MailIcon } from '../../src/art/icons';
import { twoToneIcon } from '../../src/art/twoToneIcon';
import { products } from '../../src/content/products';
import { Boards } from '../../src/sections/Boards';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const { help: helpLink, contact: contactLink } = notFound;
const halves = [
  { ...helpLink, Icon: HelpIcon },
  { ...contactLink, Icon: MailIcon },
];

const callUs = { label: company.phoneDisplay, href: `tel:${company.phone}`, Icon: CallIcon };

const helpline = { ...offline.ways.helpline, Icon: CallIcon, isHelpline: true };

const meta = {
  title: 'Sections/Boards',
  tags: ['!stable', 'experimental'],
  component: Boards,
  args: { links: halves },
} satisfies Meta<typeof Boards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each board is a link, and two stand in a row. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { label, href } of halves)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    const [first, second] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

/** Rows are joined in one card, with notes below their labels; that of a helpline stands out in the colour of alarm. */
export const Rows: Story = {
  args: {
    look: 'rows',
    links: [helpline, { ...callUs, note: company.officeHoursText }],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().width).toBe(second?.getBoundingClientRect().width);
    await expect(first).toHaveTextContent(helpline.label);
    await expect(first).not.toHaveStyle({
      backgroundColor: second ? getComputedStyle(second).backgroundColor : '',
    });
  },
};

/** A way to a product group has its icon on the group's own tile. */
export const Tones: Story = {
  args: {
    links: [
      ...products.map(({ name, path, icon, tone }) => ({
        label: name,
        href: path,
        Icon: twoToneIcon(icon),
        tone,
      })),
    ],
  },
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link');
    const grounds = tiles.map(({ firstElementChild }) =>
      firstElementChild ? getComputedStyle(firstElementChild).backgroundColor : '',
    );
    await expect(new Set(grounds).size).toBe(products.length);
  },
};

/** In the narrowest window boards stand one below the other, and long words are wrapped. */
export const LongText: Story = {
  args: {
    links: [
      { ...callUs, label: longLabel, note: longText },
      ...halves.map((link) => ({ ...link, label: longLabel })),
    ],
  },
  globals: narrowWindow,
};

/** Under a pointer a board takes another colour; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('link', { name: helpLink.label }));
  },
};

export const KitchenSink = kitchenSink(meta, {
  Default,
  Rows,
  Tones,
  LongText,
  PseudoStates,
});
