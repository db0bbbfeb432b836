import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { partnerLogos } from '../../src/art/partnerLogos';
import { company } from '../../src/content/company';
import { home } from '../../src/content/pages/home';
import { PartnersSection } from '../../src/sections/PartnersSection';
import { expectFits } from '../atoms/expectFits';

const { title } = home.partners;

const meta = {
  title: 'Sections/PartnersSection',
  component: PartnersSection,
  parameters: { layout: 'fullscreen' },
  args: {
    title,
    partners: company.partners.map((name) => ({ name, logo: partnerLogos[name] })),
  },
} satisfies Meta<typeof PartnersSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The strip is a section with a small title, which also names the list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByRole('list', { name: title }).children).toHaveLength(
      company.partners.length,
    );
  },
};

/** Partners that have no logos yet are named. */
export const WithoutLogos: Story = {
  args: { partners: company.partners.map((name) => ({ name })) },
  play: async ({ canvas }) => {
    for (const name of company.partners) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** The strip in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
