import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '#brand/partnerLogos';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { narrowWindow } from '../../.storybook/viewports';
import { PartnersSection } from '../../src/sections/PartnersSection';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';

const { title } = home.partners;
const partners = company.partners.map((name) => ({ name, logo: partnerLogos[name] }));

const meta = {
  title: 'Sections/PartnersSection',
  component: PartnersSection,
  parameters: { layout: 'fullscreen' },
  args: { title, partners },
} satisfies Meta<typeof PartnersSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The strip is a section with a small title, which also names the list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByRole('list', { name: title }).children).toHaveLength(partners.length);
  },
};

/** Partners that have no logos yet are named. */
export const WithoutLogos: Story = {
  args: { partners: company.partners.map((name) => ({ name })) },
  play: async ({ canvas }) => {
    for (const name of company.partners) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** Names stand beside logos where only some partners have one. */
export const SomeWithoutLogos: Story = {
  args: {
    partners: partners.map(({ name, logo }, index) =>
      index % 3 === 1 ? { name } : { name, logo },
    ),
  },
};

/** In the narrowest window two partners stand beside each other, and long names are wrapped. */
export const LongText: Story = {
  args: {
    title: longLabel,
    partners: [{ name: longWord }, { name: longLabel }, ...partners.slice(0, 2)],
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const items = [...canvas.getByRole('list').children];
    const columns = new Set(items.map((item) => item.getBoundingClientRect().left));
    await expect(columns.size).toBe(2);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, WithoutLogos, SomeWithoutLogos, LongText });
