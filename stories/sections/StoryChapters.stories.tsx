import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { about } from '#messages/pages/about';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { chapterIllustrations } from '../../src/art/illustrations';
import { StoryChapters } from '../../src/sections/StoryChapters';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';

const meta = {
  title: 'Sections/StoryChapters',
  component: StoryChapters,
  parameters: { layout: 'fullscreen' },
  args: { chapters: about.chapters },
} satisfies Meta<typeof StoryChapters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every chapter is a section with its title, its drawing and an anchor, in the order of the story. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const chapters = canvas.getAllByRole('region');
    await expect(chapters.map(({ id }) => id)).toEqual(about.chapters.map(({ id }) => id));
    for (const { title } of about.chapters)
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const drawings = chapters.map((one) => within(one).getByRole('presentation'));
    await expect(drawings.map((one) => one.getAttribute('src'))).toEqual(
      about.chapters.map(({ id }) => chapterIllustrations[id].src),
    );
  },
};

/** A single chapter has no line above it. */
export const OneChapter: Story = {
  args: { chapters: about.chapters.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveStyle('border-top-width: 0px');
  },
};

/** Long titles and paragraphs are wrapped. */
export const LongText: Story = {
  args: { chapters: [{ ...itemOf(about.chapters), title: longLabel, paragraphs: [longText] }] },
};

/** In the narrowest window each drawing stands above its title, and the text below both. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    for (const { title, paragraphs } of about.chapters) {
      const heading = canvas.getByRole('heading', { name: title }).getBoundingClientRect();
      const text = canvas.getByText(itemOf(paragraphs)).getBoundingClientRect();
      const section = within(canvas.getByRole('region', { name: title }));
      const drawing = section.getByRole('presentation').getBoundingClientRect();
      await expect(drawing.bottom).toBeLessThanOrEqual(heading.top);
      await expect(heading.bottom).toBeLessThanOrEqual(text.top);
    }
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: ({ chapters }) => (
    <Cases isFullWidth>
      <Case name="Several chapters">
        <StoryChapters chapters={chapters.slice(0, -1)} />
      </Case>
      <Case name="One chapter, long title">
        <StoryChapters
          chapters={chapters.slice(-1).map((chapter) => ({ ...chapter, title: longLabel }))}
        />
      </Case>
    </Cases>
  ),
};
