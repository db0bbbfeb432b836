import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { picturedAtRest } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { PartnerLogoStrip } from '../../src/atoms/PartnerLogoStrip';
import { company } from '../../src/content/company';
import { home } from '../../src/content/pages/home';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from './expectFits';
import { itemOf } from './itemOf';
import { longWord } from './longWords';
import { longNames, lost, names, oneMissing, partners } from './partnerLists';

const meta = {
  title: 'Atoms/PartnerLogoStrip',
  component: PartnerLogoStrip,
  args: { label: home.partners.title, partners },
} satisfies Meta<typeof PartnerLogoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every partner of the company file has a logo of its own, read aloud by its name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: home.partners.title });
    const logos = within(list).getAllByRole('img');
    await expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(company.partners);
  },
};

/** A partner whose logo is missing is set in type, in the place of its logo. */
export const WithoutOneLogo: Story = {
  args: { partners: oneMissing },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(itemOf(partners).name)).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(partners.length - 1);
    await expectFits(canvasElement);
  },
};

/** With no logo at all the strip is a list of names. */
export const WithoutLogos: Story = {
  args: { partners: names },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(company.partners);
  },
};

/** Logos that fail to load are still told by name, in the places that were kept for them. */
export const LogosLost: Story = {
  args: { partners: lost },
  play: async ({ canvas }) => {
    for (const { name, logo } of partners) {
      const place = canvas.getByRole('img', { name }).getBoundingClientRect();
      await expect(place.width).toBe(logo?.width);
    }
  },
};

/** Long names are wrapped within their column. */
export const LongText: Story = {
  args: { partners: longNames },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longWord)).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** In the narrowest window a logo wider than its column shrinks and keeps its shape. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    for (const logo of canvas.getAllByRole('img')) {
      await expect(logo.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      await expect(logo).toHaveStyle('object-fit: contain');
    }
    await expectFits(canvasElement);
  },
};

/** The names alone in the narrowest window. */
export const NarrowWithoutLogos: Story = {
  globals: narrowWindow,
  args: { partners: [{ name: longWord }, ...names] },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedAtRest,
  render: (args) => (
    <Cases>
      <Case name="All logos">
        <PartnerLogoStrip {...args} />
      </Case>
      <Case name="One logo missing">
        <PartnerLogoStrip {...args} partners={oneMissing} />
      </Case>
      <Case name="No logos">
        <PartnerLogoStrip {...args} partners={names} />
      </Case>
      <Case name="Logos that did not load">
        <PartnerLogoStrip {...args} partners={lost} />
      </Case>
      <Case name="One partner">
        <PartnerLogoStrip {...args} partners={partners.slice(0, 1)} />
      </Case>
      <Case name="Long names">
        <PartnerLogoStrip {...args} partners={longNames} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
