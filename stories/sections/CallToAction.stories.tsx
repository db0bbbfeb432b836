import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { narrowWindow } from '../../.storybook/viewports';
import street from '../../src/art/grounds/street.svg?drawing';
import joinCall from '../../src/art/join-call.svg?drawing';
import { Scene } from '../../src/atoms/Scene';
import { paths } from '../../src/content/paths';
import { CallToAction } from '../../src/sections/CallToAction';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const meta = {
  title: 'Sections/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    ...home.join,
    href: paths.join,
    scene: <Scene {...joinCall} ground={street} groundDepth={street.height} />,
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading that names the section, a sentence, and one button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: home.join.title })).toBeVisible();
    const link = canvas.getByRole('link', { name: home.join.label });
    await expect(link).toHaveAttribute('href', paths.join);
  },
};

/** The light one closes a dark page. */
export const Light: Story = { args: { tone: 'light' } };

/** Without a scene the words have the whole card. */
export const WithoutScene: Story = { args: { scene: undefined } };

/** In the narrowest window long words are wrapped, and the scene stands below them. */
export const LongText: Story = {
  args: { title: longLabel, text: longText },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, Light, WithoutScene, LongText });
