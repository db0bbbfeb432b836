import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productQuestions } from '#messages/questions';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { customerIllustration } from '../../src/art/customerIllustration';
import { products } from '../../src/content/products';
import { ProductQuestions } from '../../src/sections/ProductQuestions';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const questions = [
  { label: 'I got no receipt.', text: 'Ask for it before you leave.', href: '/help#slip' },
  { label: 'What are the limits?', href: '/help#limits' },
];

const customer = customerIllustration(products[0].id);

const meta = {
  title: 'Sections/ProductQuestions',
  tags: ['!stable', 'experimental'],
  component: ProductQuestions,
  parameters: { layout: 'fullscreen' },
  args: {
    messages: productQuestions,
    questions,
    href: '/help',
    tone: products[0].tone,
  },
} satisfies Meta<typeof ProductQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The questions lead to their answers, of which the beginning stands below, and the last link to all of them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/help#slip', '/help#limits', '/help']);
    await expect(canvas.getByText('Ask for it before you leave.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: productQuestions.title })).toBeVisible();
  },
};

/** A customer who asks stands beside the answers in a wide window, and else beside the title. */
export const WithACustomer: Story = {
  args: { illustration: customer },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
};

/** Long words are wrapped in the narrowest window. */
export const LongText: Story = {
  args: { questions: [{ label: longLabel, text: longText, href: '/help#long' }] },
  globals: narrowWindow,
};

/** The links change their look under a pointer and have the keyboard’s ring. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: 'What are the limits?' })),
};

export const KitchenSink = kitchenSink(meta, { Default, WithACustomer, LongText, PseudoStates });
