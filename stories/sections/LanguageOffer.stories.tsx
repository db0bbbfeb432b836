import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { narrowWindow } from '../../.storybook/viewports';
import { LanguageOffer } from '../../src/sections/LanguageOffer';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

/** What the script in the head of a page sets for a browser that speaks Hindi. */
const asked: Decorator = (Story) => {
  document.documentElement.dataset.offer = 'hi';
  return <Story />;
};

const link = {
  code: 'hi',
  tag: 'hi-IN',
  name: 'यह वेबसाइट हिंदी में पढ़ें',
  href: '/hi/about',
} as const;

const meta = {
  title: 'Sections/LanguageOffer',
  component: LanguageOffer,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  decorators: [asked],
  beforeEach: () => () => {
    delete document.documentElement.dataset.offer;
  },
  args: { link },
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line in the language that is offered, which is a link to this page in it and high enough for a finger. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('complementary', { name: link.name });
    await expect(offer).toHaveAttribute('lang', link.tag);
    const line = canvas.getByRole('link', { name: link.name });
    await expect(line).toHaveAttribute('href', link.href);
    await expect(line.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** A long offer is wrapped. */
export const LongText: Story = {
  args: { link: { ...link, name: longLabel } },
  globals: narrowWindow,
};

/** Under a pointer it has a surface; the keyboard's ring stands around it. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

export const KitchenSink = kitchenSink(meta, { LongText, PseudoStates });
