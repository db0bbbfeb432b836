import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { WelcomeSection } from '../../src/sections/WelcomeSection';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
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
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const illustration = canvas.getByRole('img').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(illustration.left).toBeLessThanOrEqual(0);
    await expect(illustration.right).toBeLessThan(title.left);
    await expect(illustration.width / illustration.height).toBeCloseTo(4 / 3, 1);
  },
};

/** On a desktop long words stand beside the image and are wrapped. */
export const LongText: Story = {
  globals: desktopWindow,
  args: { messages: { ...messages, eyebrow: longLabel, title: longLabel, paragraphs: [longText] } },
  play: async ({ canvas }) => {
    const illustration = canvas.getByRole('img').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(title.left).toBeGreaterThanOrEqual(illustration.right);
  },
};

/** In the narrowest window the words come before the image, which keeps to their column. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const illustration = canvas.getByRole('img').getBoundingClientRect();
    await expect(title.bottom).toBeLessThan(illustration.top);
    await expect(illustration.left).toBe(title.left);
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases isFullWidth>
      <Case name="Default">
        <WelcomeSection {...args} />
      </Case>
      <Case name="Long text">
        <WelcomeSection
          {...args}
          id="long"
          messages={{ ...messages, eyebrow: longLabel, title: longLabel }}
        />
      </Case>
      <Case name="One paragraph">
        <WelcomeSection
          {...args}
          id="one"
          messages={{
            ...messages,
            title: about.title,
            paragraphs: messages.paragraphs.slice(0, 1),
          }}
        />
      </Case>
    </Cases>
  ),
};
