import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '#brand/partnerLogos';
import * as illustrations from '../../src/art/illustrations';
import { productIllustration } from '../../src/art/productIllustration';
import { VillageMap } from '../../src/art/VillageMap';
import { company } from '../../src/content/en/company';
import { about } from '../../src/content/en/pages/about';
import { products } from '../../src/content/products';
import { productPages } from '../pages/productPages';
import { Gallery } from './Gallery';
import { illustrationUses } from './illustrationUses';

const meta = {
  title: 'Foundations/Illustrations',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Least width of a place in the gallery of each group, in pixels; no group is left out. */
const places = {
  scenes: 280,
  stepIllustrations: 180,
  chapterIllustrations: 240,
  joiningIllustrations: 240,
  roleIllustrations: 200,
} satisfies Record<keyof typeof illustrations, number>;

/** Each drawing comes with its use, and its file has the shape that its place is kept in. */
const allCome: Story['play'] = async ({ canvas }) => {
  for (const place of canvas.getAllByRole('listitem'))
    await expect(place.querySelector('p + p')).not.toBeEmptyDOMElement();
  for (const illustration of canvas.getAllByRole<HTMLImageElement>('img')) {
    await illustration.decode();
    const place =
      Number(illustration.getAttribute('width')) / Number(illustration.getAttribute('height'));
    await expect(illustration.naturalWidth / illustration.naturalHeight).toBeCloseTo(place, 1);
  }
};

/** The scenes of the pages, each in the shape that its page keeps for it. */
export const Scenes: Story = {
  render: () => (
    <Gallery drawings={illustrations.scenes} uses={illustrationUses.scenes} width={places.scenes} />
  ),
  play: allCome,
};

/** One image for each product group. */
export const Products: Story = {
  render: () => (
    <Gallery
      drawings={Object.fromEntries(products.map(({ id }) => [id, productIllustration(id)]))}
      uses="The opening of the product's page, and its card on Home and after the product before it."
      width={200}
    />
  ),
  play: allCome,
};

/** The pages that each step stands on, and what it shows. */
const usesOfSteps = Object.fromEntries(
  Object.entries(illustrationUses.stepIllustrations).map(([name, use]) => {
    const titles = productPages
      .filter(({ page: { services } }) =>
        services.some(({ steps }) => steps.some(({ illustration }) => illustration === name)),
      )
      .map(({ product }) => product.name);
    return [name, titles.length > 0 ? `${titles.join(', ')}: ${use}` : ''];
  }),
);

/** The steps of the services, each with the pages that it stands on; none is left over. */
export const Steps: Story = {
  render: () => (
    <Gallery
      drawings={illustrations.stepIllustrations}
      uses={usesOfSteps}
      width={places.stepIllustrations}
    />
  ),
  play: allCome,
};

/** One drawing for each chapter of the story. */
export const Chapters: Story = {
  render: () => (
    <Gallery
      drawings={illustrations.chapterIllustrations}
      uses={illustrationUses.chapterIllustrations}
      width={places.chapterIllustrations}
    />
  ),
  play: allCome,
};

/** What happens after applying. */
export const Joining: Story = {
  render: () => (
    <Gallery
      drawings={illustrations.joiningIllustrations}
      uses={illustrationUses.joiningIllustrations}
      width={places.joiningIllustrations}
    />
  ),
  play: allCome,
};

/** The four roles. */
export const Roles: Story = {
  render: () => (
    <Gallery
      drawings={illustrations.roleIllustrations}
      uses={illustrationUses.roleIllustrations}
      width={places.roleIllustrations}
    />
  ),
  play: allCome,
};

/** The partners' logos, invented like their names; every partner of the company file has one. */
export const Partners: Story = {
  render: () => <Gallery drawings={partnerLogos} uses="Home, among the partners." />,
  play: async (context) => {
    await expect(Object.keys(partnerLogos).toSorted()).toEqual(company.partners.toSorted());
    await allCome?.(context);
  },
};

/** The map of About: one image for ears, with a control that holds it. */
export const Villages: Story = {
  render: () => <VillageMap alt={about.map.illustrationAlt} pauseLabel={about.map.pauseLabel} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: about.map.illustrationAlt })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: about.map.pauseLabel })).toBeVisible();
  },
};
