import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { WelcomeSection } from '../../src/sections/WelcomeSection';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const messages = home.welcome;

const meta = {
  title: 'Sections/WelcomeSection',
  component: WelcomeSection,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: { id: 'welcome', messages, illustration: scenes.welcome },
} satisfies Meta<typeof WelcomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The welcome has the anchor of the scroll indicator, its image and all of its text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: messages.title });
    await expect(section).toHaveAttribute('id', 'welcome');
    await expect(canvas.getByRole('img', { name: messages.illustrationAlt })).toBeVisible();
    for (const paragraph of messages.paragraphs) await expect(section).toHaveTextContent(paragraph);
  },
};

/** On a desktop the image begins at the window's edge, ends in its column and is no higher than a window. */
export const FromTheEdge: Story = {
  args: {
    id: 'one',
    messages: { ...messages, title: about.title, paragraphs: messages.paragraphs.slice(0, 1) },
  },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(image.left).toBeLessThanOrEqual(0);
    await expect(image.right).toBeLessThan(title.left);
    await expect(image.width / image.height).toBeCloseTo(4 / 3, 1);
  },
};

/** In the narrowest window the words, wrapped where they are long, come before the image, which keeps to their column. */
export const LongText: Story = {
  args: {
    id: 'long',
    messages: { ...messages, eyebrow: longLabel, title: longLabel, paragraphs: [longText] },
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const image = canvas.getByRole('img').getBoundingClientRect();
    await expect(title.bottom).toBeLessThan(image.top);
    await expect(image.left).toBe(title.left);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, FromTheEdge, LongText });
