import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '#brand/partnerLogos';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { PartnersSection } from '../../src/sections/PartnersSection';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel, longWord } from '../blocks/longWords';

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

/** A long title and long names are wrapped. */
export const LongText: Story = {
  args: { title: longLabel, partners: [{ name: longWord }, { name: longLabel }] },
};

/** In the narrowest window two partners stand beside each other. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const partners = [...canvas.getByRole('list').children];
    const columns = new Set(partners.map((partner) => partner.getBoundingClientRect().left));
    await expect(columns.size).toBe(2);
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: ({ partners }) => (
    <Cases isFullWidth>
      <Case name="Default">
        <PartnersSection title={title} partners={partners} />
      </Case>
      <Case name="Without logos">
        <PartnersSection
          title="Partners by name"
          partners={partners.map(({ name }) => ({ name }))}
        />
      </Case>
      <Case name="Some without logos">
        <PartnersSection
          title="Old and new partners"
          partners={partners.map(({ name, logo }, n) => (n % 3 === 1 ? { name } : { name, logo }))}
        />
      </Case>
      <Case name="Long text">
        <PartnersSection
          title={longLabel}
          partners={[{ name: longWord }, { name: longLabel }, ...partners.slice(0, 2)]}
        />
      </Case>
    </Cases>
  ),
};
