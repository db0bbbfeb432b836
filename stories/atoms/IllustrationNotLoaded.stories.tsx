import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor, type within } from 'storybook/test';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { SiteFrame } from '../../.storybook/SiteFrame';
import { scenes } from '../../src/art/illustrations';
import { Illustration, type IllustrationProps } from '../../src/atoms/Illustration';
import { longLabel } from '../blocks/longWords';
import { ServerHtml } from '../blocks/ServerHtml';

const { welcome } = scenes;

/** What stands in for an image whose file never comes. */
const meta = {
  title: 'Atoms/Illustration not loaded',
  component: Illustration,
  args: { ...welcome, src: 'data:,', alt: home.welcome.illustrationAlt },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

const keepsItsPlace = async (canvas: ReturnType<typeof within>) => {
  const messages = await canvas.findByText(home.welcome.illustrationAlt);
  await expect(messages).toBe(canvas.getByRole('img', { name: home.welcome.illustrationAlt }));
  const { width, height } = messages.getBoundingClientRect();
  await expect(width / height).toBeCloseTo(welcome.width / welcome.height, 1);
};

/** Where the file never comes its place keeps its shape, and its description is written into it. */
export const Described: Story = {
  play: async ({ canvas }) => keepsItsPlace(canvas),
};

const inPage = (args: IllustrationProps) => (
  <SiteFrame>
    <Illustration {...args} />
  </SiteFrame>
);

/** So it is where the file was lost before scripts ran, and told nobody of it. */
export const LostBeforeScripts: Story = {
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
  args: { fallback: <strong>{company.name}</strong> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(company.name)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Where the file never comes, a long description is wrapped and makes the place taller. */
export const LongText: Story = {
  args: { alt: longLabel, sx: { maxWidth: 160 } },
  play: async ({ canvas }) => {
    const messages = await canvas.findByText(longLabel);
    await expect(messages.scrollHeight).toBe(messages.clientHeight);
  },
};
