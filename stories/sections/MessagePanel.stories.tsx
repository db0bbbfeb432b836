import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notFound } from '#messages/pages/notFound';
import { offline } from '#messages/pages/offline';
import { loadingError } from '#messages/siteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { HelpIcon, MailIcon } from '../../src/art/icons';
import { scenes } from '../../src/art/illustrations';
import { Boards } from '../../src/sections/Boards';
import { MessagePanel } from '../../src/sections/MessagePanel';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const next = notFound.home;

const meta = {
  title: 'Sections/MessagePanel',
  component: MessagePanel,
  parameters: { layout: 'fullscreen' },
  args: {
    title: notFound.title,
    text: notFound.text,
    illustration: { ...scenes.notFound, alt: notFound.illustrationAlt },
    phoneHeight: 304,
    titleSize: 'large',
    ground: 'road',
    children: (
      <Button href={next.href} variant="contained">
        {next.label}
      </Button>
    ),
  },
} satisfies Meta<typeof MessagePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One thing is said, with its image and a way on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    await expect(canvas.getByText(notFound.text)).toBeVisible();
    await expect(canvas.getByRole('img', { name: notFound.illustrationAlt })).toBeVisible();
    await expect(canvas.getByRole('link', { name: next.label })).toBeVisible();
  },
};

/** Without a text of its own the children say it. */
export const WithoutText: Story = { args: { text: undefined } };

/** What cannot be had stands under an evening sky. */
export const Evening: Story = {
  args: {
    title: offline.title,
    text: offline.text,
    illustration: { ...scenes.loadingError, alt: loadingError.illustrationAlt },
    phoneHeight: 350,
    titleSize: 'regular',
    ground: 'meadow',
    sky: 'evening',
  },
};

/** A phone shows the lower part of the scene, in the shape that its file has an arrangement for. */
export const OnPhone: Story = {
  args: Evening.args,
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(480 / 350, 1);
  },
};

/** Other ways on stand on the meadow of a phone, below the scene. */
export const More: Story = {
  args: {
    more: (
      <Boards
        links={[
          { ...notFound.help, Icon: HelpIcon },
          { ...notFound.contact, Icon: MailIcon },
        ]}
      />
    ),
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img').getBoundingClientRect();
    for (const { label } of [notFound.help, notFound.contact]) {
      const way = canvas.getByRole('link', { name: label }).getBoundingClientRect();
      await expect(way.top).toBeGreaterThanOrEqual(image.bottom);
    }
  },
};

/** In the narrowest window the image stands below the words, and long ones are wrapped. */
export const LongText: Story = {
  args: { title: longLabel, text: longText },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img').getBoundingClientRect();
    const way = canvas.getByRole('link').getBoundingClientRect();
    await expect(image.top).toBeGreaterThanOrEqual(way.bottom);
  },
};

/** Under a pointer the way on brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  decorators: inStates(),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link', { name: next.label })),
};

export const KitchenSink = kitchenSink(meta, {
  WithoutText,
  Evening,
  OnPhone,
  More,
  LongText,
  PseudoStates,
});
