import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor, type within } from 'storybook/test';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { SiteFrame } from '../../.storybook/SiteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import roles from '../../src/art/roles.svg?drawing';
import { viewOf } from '../../src/art/viewOf';
import welcome from '../../src/art/welcome.svg?drawing';
import { Illustration, type IllustrationProps } from '../../src/atoms/Illustration';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { ServerHtml } from '../blocks/ServerHtml';

/** URL at which there is no image. */
const lost = 'data:,';

const meta = {
  title: 'Atoms/Illustration',
  component: Illustration,
  args: { ...welcome, alt: home.welcome.illustrationAlt },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the narrowest window a drawing is as wide as its column, keeps its shape, and waits until it comes near the view. */
export const Default: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const illustration = canvas.getByRole('img', { name: home.welcome.illustrationAlt });
    await expect(illustration).toHaveAttribute('loading', 'lazy');
    const { width, height } = illustration.getBoundingClientRect();
    await expect(width).toBe(canvasElement.clientWidth);
    await expect(width / height).toBeCloseTo(welcome.width / welcome.height, 1);
  },
};

/** The image of the first view is asked for at once and first. */
export const HighPriority: Story = {
  args: { priority: 'high' },
  play: async ({ canvas }) => {
    const illustration = canvas.getByRole<HTMLImageElement>('img');
    await expect(illustration).toHaveAttribute('loading', 'eager');
    await expect(illustration).toHaveAttribute('fetchpriority', 'high');
    await illustration.decode();
    await expect(illustration.naturalWidth).toBe(welcome.width);
  },
};

/** An image that only decorates is not read out, and may be small. */
export const Decoration: Story = {
  args: { ...viewOf(roles, 'retailer'), alt: '', sx: { maxWidth: 72 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
};

const keepsItsPlace = async (canvas: ReturnType<typeof within>) => {
  const messages = await canvas.findByText(home.welcome.illustrationAlt);
  await expect(messages).toBe(canvas.getByRole('img', { name: home.welcome.illustrationAlt }));
  const { width, height } = messages.getBoundingClientRect();
  await expect(width / height).toBeCloseTo(welcome.width / welcome.height, 1);
};

/** Where the file never comes its place keeps its shape, and its description is written into it. */
export const Lost: Story = {
  args: { src: lost },
  play: async ({ canvas }) => keepsItsPlace(canvas),
};

const inPage = (args: IllustrationProps) => (
  <SiteFrame>
    <Illustration {...args} />
  </SiteFrame>
);

/** So it is where the file was lost before scripts ran, and told nobody of it. */
export const LostBeforeScripts: Story = {
  args: { src: lost },
  render: (args) => <ServerHtml html={renderToString(inPage(args))} />,
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').complete).toBe(true));
    const page = canvasElement.querySelector('[data-page]');
    if (page) hydrateRoot(page, inPage(args));
    await keepsItsPlace(canvas);
  },
};

/** A component may put something of its own in the place of a lost file. */
export const Fallback: Story = {
  args: { src: lost, fallback: <strong>{company.name}</strong> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(company.name)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Where the file never comes, a long description is wrapped and makes the place taller. */
export const LongText: Story = {
  args: { src: lost, alt: longLabel, sx: { maxWidth: 160 } },
  play: async ({ canvas }) => {
    const messages = await canvas.findByText(longLabel);
    await expect(messages.scrollHeight).toBe(messages.clientHeight);
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, HighPriority, Decoration, Lost, LongText },
  { width: 280 },
);
