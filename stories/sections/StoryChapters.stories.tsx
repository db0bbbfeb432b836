import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { about } from '#messages/pages/about';
import { narrowWindow } from '../../.storybook/viewports';
import { chapterIllustrations } from '../../src/art/illustrations';
import { products } from '../../src/content/products';
import { StoryChapters } from '../../src/sections/StoryChapters';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const microAtm = itemOf(products, 1);

const meta = {
  title: 'Sections/StoryChapters',
  component: StoryChapters,
  parameters: { layout: 'fullscreen' },
  args: { chapters: about.chapters.slice(0, -1), unit: about.distanceUnit },
} satisfies Meta<typeof StoryChapters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every chapter is a section with its title, its drawing and an anchor, in the order of the story. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const chapters = canvas.getAllByRole('region');
    await expect(chapters.map(({ id }) => id)).toEqual(args.chapters.map(({ id }) => id));
    for (const { title } of args.chapters)
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const drawings = chapters.map((one) => within(one).getByRole('presentation'));
    await expect(drawings.map((one) => one.getAttribute('src'))).toEqual(
      args.chapters.map(({ id }) => chapterIllustrations[id].src),
    );
  },
};

/** The links of a chapter stand below its text, each with the name of what it leads to. */
export const WithLinks: Story = {
  args: {
    chapters: about.chapters
      .slice(2, 3)
      .map((chapter) => ({ ...chapter, links: [{ label: microAtm.name, href: microAtm.path }] })),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: microAtm.name });
    await expect(link).toHaveAttribute('href', microAtm.path);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

const last = itemOf(about.chapters, about.chapters.length - 1);

/** In the narrowest window the last chapter's drawing stands below its title and its text, with long words wrapped; a single chapter has no line above it. */
export const LongText: Story = {
  args: { chapters: [{ ...last, title: longLabel, paragraphs: [longText] }] },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveStyle('border-top-width: 0px');
    const [drawing, heading, text] = [
      canvas.getByRole('presentation'),
      canvas.getByRole('heading'),
      canvas.getByText(longText),
    ].map((element) => element.getBoundingClientRect());
    await expect(heading?.bottom).toBeLessThanOrEqual(text?.top ?? 0);
    await expect(text?.bottom).toBeLessThanOrEqual(drawing?.top ?? 0);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, WithLinks, LongText });
