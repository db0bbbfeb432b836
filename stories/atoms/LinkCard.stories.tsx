import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { narrowWindow } from '../../.storybook/viewports';
import { HelpIcon } from '../../src/art/icons';
import payments from '../../src/art/offer/payments.svg?drawing';
import { LinkCard } from '../../src/atoms/LinkCard';
import { supportNavigation } from '../../src/content/navigation';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const [{ label, href }] = supportNavigation;

const meta = {
  title: 'Atoms/LinkCard',
  component: LinkCard,
  args: { title: label, href, icon: <HelpIcon /> },
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card is one link, named by its title, that is pressed anywhere. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', href);
    const card = canvasElement.querySelector('.MuiPaper-root')?.getBoundingClientRect();
    const corner = document.elementFromPoint((card?.right ?? 0) - 9, (card?.bottom ?? 0) - 9);
    await expect(corner).toBe(link);
  },
};

/** A line below the title, a drawing at the foot, and no icon. */
export const Illustrated: Story = {
  args: { text: home.help.text, icon: undefined, illustration: payments },
};

/** In the narrowest window long words are wrapped. */
export const LongText: Story = {
  args: { title: longLabel, text: longText },
  globals: narrowWindow,
};

/** Its edge tells the pointer and the press; the ring of focus stands around the card. */
export const PseudoStates: Story = {
  decorators: inStates(280),
  play: async ({ canvasElement }) => {
    await expectStatesShown([...canvasElement.querySelectorAll<HTMLElement>('.MuiPaper-root')]);
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, Illustrated, LongText, PseudoStates },
  { width: 320 },
);
