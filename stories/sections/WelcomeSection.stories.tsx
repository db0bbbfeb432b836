import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#words/pages/about';
import { home } from '#words/pages/home';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { picturedAtRest } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/pictures';
import { WelcomeSection } from '../../src/sections/WelcomeSection';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { longLabel, longText } from '../blocks/longWords';

const words = home.welcome;

const meta = {
  title: 'Sections/WelcomeSection',
  component: WelcomeSection,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: { id: 'welcome', words, picture: scenes.welcome },
} satisfies Meta<typeof WelcomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The welcome has the anchor of the scroll indicator, its picture and all of its text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: words.title });
    await expect(section).toHaveAttribute('id', 'welcome');
    await expect(canvas.getByRole('img', { name: words.pictureAlt })).toBeVisible();
    for (const paragraph of words.paragraphs) await expect(section).toHaveTextContent(paragraph);
  },
};

/** On a desktop the picture begins at the window's edge, ends in its column and is no higher than a window. */
export const FromTheEdge: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(picture.left).toBeLessThanOrEqual(0);
    await expect(picture.right).toBeLessThan(title.left);
    await expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
  },
};

/** On a desktop long words stand beside the picture and are wrapped. */
export const LongText: Story = {
  globals: desktopWindow,
  args: { words: { ...words, eyebrow: longLabel, title: longLabel, paragraphs: [longText] } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(title.left).toBeGreaterThanOrEqual(picture.right);
    await expectFits(canvasElement);
  },
};

/** In the narrowest window the words come before the picture, which keeps to their column. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(title.bottom).toBeLessThan(picture.top);
    await expect(picture.left).toBe(title.left);
    await expectFits(canvasElement);
  },
};

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedAtRest,
  render: (args) => (
    <Cases isFullWidth>
      <Case name="Default">
        <WelcomeSection {...args} />
      </Case>
      <Case name="Long text">
        <WelcomeSection
          {...args}
          id="long"
          words={{ ...words, eyebrow: longLabel, title: longLabel }}
        />
      </Case>
      <Case name="One paragraph">
        <WelcomeSection
          {...args}
          id="one"
          words={{ ...words, title: about.title, paragraphs: words.paragraphs.slice(0, 1) }}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
