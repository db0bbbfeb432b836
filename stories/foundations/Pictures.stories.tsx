import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '../../src/art/partnerLogos';
import * as pictures from '../../src/art/pictures';
import { VillageMap } from '../../src/art/VillageMap';
import type { ProductPageContent } from '../../src/content/contentShapes';
import { company } from '../../src/content/en/company';
import { aadhaarBanking } from '../../src/content/en/pages/aadhaarBanking';
import { about } from '../../src/content/en/pages/about';
import { microAtm } from '../../src/content/en/pages/microAtm';
import { travelServices } from '../../src/content/en/pages/travelServices';
import { utilityPayments } from '../../src/content/en/pages/utilityPayments';
import { Gallery } from './Gallery';
import { pictureUses } from './pictureUses';

const meta = {
  title: 'Foundations/Pictures',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Least width of a place in the gallery of each group, in pixels; no group is left out. */
const places = {
  scenes: 280,
  productPictures: 200,
  stepPictures: 180,
  chapterPictures: 240,
  joiningPictures: 240,
  rolePictures: 200,
} satisfies Record<keyof typeof pictures, number>;

/** Each drawing comes with its use, and its file has the shape that its place is kept in. */
const allCome: Story['play'] = async ({ canvas }) => {
  for (const place of canvas.getAllByRole('listitem'))
    await expect(place.querySelector('p + p')).not.toBeEmptyDOMElement();
  for (const picture of canvas.getAllByRole<HTMLImageElement>('img')) {
    await picture.decode();
    const place = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    await expect(picture.naturalWidth / picture.naturalHeight).toBeCloseTo(place, 1);
  }
};

/** The scenes of the pages, each in the shape that its page keeps for it. */
export const Scenes: Story = {
  render: () => (
    <Gallery drawings={pictures.scenes} uses={pictureUses.scenes} width={places.scenes} />
  ),
  play: allCome,
};

/** One picture for each product group. */
export const Products: Story = {
  render: () => (
    <Gallery
      drawings={pictures.productPictures}
      uses={pictureUses.productPictures}
      width={places.productPictures}
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
      drawings={pictures.stepPictures}
      uses={pictureUses.stepPictures}
      width={places.stepPictures}
    />
  ),
  play: async (context) => {
    for (const [name, use] of Object.entries(pictureUses.stepPictures)) {
      const shows = productPages.filter((page) =>
        stepsOf(page).some(({ picture }) => picture === name),
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
      drawings={pictures.chapterPictures}
      uses={pictureUses.chapterPictures}
      width={places.chapterPictures}
    />
  ),
  play: allCome,
};

/** What happens after applying. */
export const Joining: Story = {
  render: () => (
    <Gallery
      drawings={pictures.joiningPictures}
      uses={pictureUses.joiningPictures}
      width={places.joiningPictures}
    />
  ),
  play: allCome,
};

/** The four roles. */
export const Roles: Story = {
  render: () => (
    <Gallery
      drawings={pictures.rolePictures}
      uses={pictureUses.rolePictures}
      width={places.rolePictures}
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

/** The map of About: one picture for ears, with a control that holds it. */
export const Villages: Story = {
  render: () => <VillageMap alt={about.map.pictureAlt} pauseLabel={about.map.pauseLabel} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: about.map.pictureAlt })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: about.map.pauseLabel })).toBeVisible();
  },
};
