import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor, type within } from 'storybook/test';
import { company } from '#words/company';
import { home } from '#words/pages/home';
import { SiteFrame } from '../../.storybook/SiteFrame';
import { scenes } from '../../src/art/pictures';
import { Picture, type PictureProps } from '../../src/atoms/Picture';
import { expectFits } from '../blocks/expectFits';
import { longLabel } from '../blocks/longWords';
import { ServerHtml } from '../blocks/ServerHtml';

const { welcome } = scenes;

/** What stands in for a picture whose file never comes. */
const meta = {
  title: 'Atoms/Picture lost',
  component: Picture,
  args: { ...welcome, src: 'data:,', alt: home.welcome.pictureAlt },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

const keepsItsPlace = async (canvas: ReturnType<typeof within>) => {
  const words = await canvas.findByText(home.welcome.pictureAlt);
  await expect(words).toBe(canvas.getByRole('img', { name: home.welcome.pictureAlt }));
  const { width, height } = words.getBoundingClientRect();
  await expect(width / height).toBeCloseTo(welcome.width / welcome.height, 1);
};

/** Where the file never comes its place keeps its shape, and its description is written into it. */
export const Described: Story = {
  play: async ({ canvas }) => keepsItsPlace(canvas),
};

const inPage = (args: PictureProps) => (
  <SiteFrame>
    <Picture {...args} />
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

/** A part may put something of its own in the place of a lost file. */
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
  play: async ({ canvas, canvasElement }) => {
    const words = await canvas.findByText(longLabel);
    await expect(words.scrollHeight).toBe(words.clientHeight);
    await expectFits(canvasElement);
  },
};
