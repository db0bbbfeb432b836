import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import step from '../../src/art/grounds/step.svg?drawing';
import shutter from '../../src/art/join-scene.svg?drawing';
import { Scene } from '../../src/atoms/Scene';
import { PageHeader } from '../../src/sections/PageHeader';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const { title, lead } = about;
const scene = <Scene {...shutter} ground={step} groundDepth={step.height} />;

const meta = {
  title: 'Sections/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: { title, lead },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's one `h1` and its lead, as on a page that is read. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

/** On ink, with the ways on and a scene that stands on the lower edge, beside the words where there is room. */
export const Ink: Story = {
  args: {
    surface: 'ink',
    eyebrow: home.hero.eyebrow,
    actions: (
      <Button variant="contained" color="marigold" size="large">
        {home.hero.joinLabel}
      </Button>
    ),
    scene,
  },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading').getBoundingClientRect();
    const drawing = canvas.getByRole('presentation').getBoundingClientRect();
    await expect(drawing.left).toBeGreaterThanOrEqual(words.right);
  },
};

/** In the colour of a product, with its name above the promise; both are the heading. */
export const Tinted: Story = {
  args: { surface: 'leafMist', promise: home.hero.title, scene },
  play: async ({ canvas }) => {
    const name = `${title} ${home.hero.title}`;
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
  },
};

/** With a form, which begins where the words begin; the scene stands below the words. */
export const WithForm: Story = {
  args: {
    surface: 'inkMist',
    aside: <Paper sx={{ p: 'var(--card-space)', minHeight: 480 }}>{longText}</Paper>,
    scene,
  },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const form = canvas.getByText(longText).getBoundingClientRect();
    await expect(canvas.getByRole('presentation').getBoundingClientRect().right).toBeLessThan(
      form.left,
    );
  },
};

/** In the narrowest window long words are wrapped, and what comes after them stands below. */
export const LongText: Story = {
  args: { ...Ink.args, title: longLabel, lead: longText },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, Ink, Tinted, WithForm, LongText });
