import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import welcome from '../../src/art/welcome.svg?drawing';
import { Illustration } from '../../src/atoms/Illustration';
import { MediaText } from '../../src/sections/MediaText';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const { title, eyebrow, paragraphs, illustrationAlt } = home.welcome;

const meta = {
  title: 'Sections/MediaText',
  component: MediaText,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow,
    title,
    children: paragraphs[0],
    media: <Illustration {...welcome} alt={illustrationAlt} />,
  },
} satisfies Meta<typeof MediaText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading names the section; the media stands at its end where there is room. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    const words = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().left).toBeGreaterThan(words.right);
  },
};

/** The media stands first, on a dark surface, with a large title and a way on. */
export const MediaFirst: Story = {
  args: {
    mediaSide: 'start',
    surface: 'indigo',
    titleSize: 'large',
    actions: (
      <Button variant="contained" color="marigold">
        {home.safety.label}
      </Button>
    ),
  },
};

/** A scene stands along the lower edge. */
export const AtFoot: Story = { args: { mediaSide: 'foot', surface: 'sand' } };

/** In the narrowest window long words are wrapped, and the media stands below them. */
export const LongText: Story = {
  args: { title: longLabel, children: longText },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const text = canvas.getByText(longText).getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().top).toBeGreaterThan(text.bottom);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, MediaFirst, AtFoot, LongText });
