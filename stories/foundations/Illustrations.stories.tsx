import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '#brand/partnerLogos';
import * as illustrations from '../../src/art/illustrations';
import { VillageMap } from '../../src/art/VillageMap';
import type { ProductPageContent } from '../../src/content/contentShapes';
import { company } from '../../src/content/en/company';
import { aadhaarBanking } from '../../src/content/en/pages/aadhaarBanking';
import { about } from '../../src/content/en/pages/about';
import { microAtm } from '../../src/content/en/pages/microAtm';
import { travelServices } from '../../src/content/en/pages/travelServices';
import { utilityPayments } from '../../src/content/en/pages/utilityPayments';
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
  productIllustrations: 200,
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
      drawings={illustrations.productIllustrations}
      uses={illustrationUses.productIllustrations}
      width={places.productIllustrations}
    />
  ),
  play: allCome,
};

const productPages = [aadhaarBanking, microAtm, utilityPayments, travelServices];

const stepsOf = ({ services }: ProductPageContent) => services.flatMap(({ steps }) => steps);

/** The steps of the services; each names the pages whose steps it stands at. */
export const Steps: Story = {
  render: () => (
    <Gallery
      drawings={illustrations.stepIllustrations}
      uses={illustrationUses.stepIllustrations}
      width={places.stepIllustrations}
    />
  ),
  play: async (context) => {
    for (const [name, use] of Object.entries(illustrationUses.stepIllustrations)) {
      const shows = productPages.filter((page) =>
        stepsOf(page).some(({ illustration }) => illustration === name),
      );
      const names = productPages.filter(({ title }) => use.includes(title));
      await expect(names.map(({ title }) => title)).toEqual(shows.map(({ title }) => title));
    }
    await allCome?.(context);
  },
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
