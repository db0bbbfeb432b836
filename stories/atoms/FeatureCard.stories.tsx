import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { DayReport } from '../../src/atoms/DayReport';
import { FeatureCard } from '../../src/atoms/FeatureCard';
import { Illustration } from '../../src/atoms/Illustration';
import { kitchenSink } from '../blocks/kitchenSink';
import { longText, longWord } from '../blocks/longWords';

const { cards, moments, report } = home.features;
const [payments, reporting] = cards;

const meta = {
  title: 'Atoms/FeatureCard',
  component: FeatureCard,
  args: {
    title: payments.title,
    text: payments.text,
    tone: 'marigold',
    picture: <Illustration {...scenes.waysToPay} alt="" />,
    sx: { maxWidth: 480 },
  },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture, a heading and a text, and nothing to press. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toContainElement(canvas.getByRole('heading', { level: 3 }));
    await expect(card).toHaveTextContent(args.text);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A component may be the picture. */
export const WithComponent: Story = {
  args: {
    title: reporting.title,
    text: reporting.text,
    tone: 'leaf',
    picture: <DayReport {...report} entries={moments} sx={{ mx: 6, mt: 5 }} />,
  },
};

/** Long words and texts are wrapped, and nothing of them is cut. */
export const LongText: Story = {
  args: { title: longWord, text: longText },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** In the narrowest window the stage is lower, and the card as wide as the window. */
export const Narrow: Story = {
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, WithComponent, LongText, Narrow },
  { width: 480 },
);
