import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import jaal from '../../src/art/jaal.svg';
import jaalLight from '../../src/art/jaal-light.svg';
import { partnerLogos } from '../../src/art/partnerLogos';
import * as pictures from '../../src/art/pictures';
import { VillageMap } from '../../src/art/VillageMap';
import { company } from '../../src/content/company';
import { about } from '../../src/content/pages/about';
import { Gallery } from './Gallery';
import { Specimens } from './Specimens';
import { Values } from './Values';

const meta = {
  title: 'Foundations/Pictures',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Least width of a place in the gallery of each group, in pixels; no group is left out. */
const places = {
  scenes: 280,
  productPictures: 200,
  stepPictures: 160,
  rolePictures: 200,
} satisfies Record<keyof typeof pictures, number>;

/** Each drawing comes, and its file has the shape that its place is kept in. */
const allCome: Story['play'] = async ({ canvas }) => {
  for (const picture of canvas.getAllByRole<HTMLImageElement>('img')) {
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const place = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    await expect(picture.naturalWidth / picture.naturalHeight).toBeCloseTo(place, 1);
  }
};

/** The scenes of the pages, each in the shape that its page keeps for it. */
export const Scenes: Story = {
  render: () => <Gallery drawings={pictures.scenes} width={places.scenes} />,
  play: allCome,
};

/** One picture for each product group. */
export const Products: Story = {
  render: () => <Gallery drawings={pictures.productPictures} width={places.productPictures} />,
  play: allCome,
};

/** The steps of the services. */
export const Steps: Story = {
  render: () => <Gallery drawings={pictures.stepPictures} width={places.stepPictures} />,
  play: allCome,
};

/** The four roles. */
export const Roles: Story = {
  render: () => <Gallery drawings={pictures.rolePictures} width={places.rolePictures} />,
  play: allCome,
};

/** The partners' logos, invented like their names; every partner of the company file has one. */
export const Partners: Story = {
  render: () => <Gallery drawings={partnerLogos} />,
  play: async (context) => {
    await expect(Object.keys(partnerLogos).toSorted()).toEqual(company.partners.toSorted());
    await allCome?.(context);
  },
};

const ornaments = [
  { name: 'jaal', address: jaal, surface: 'ink.main' },
  { name: 'jaal-light', address: jaalLight, surface: 'sand.main' },
];

/** The one ornament, a block print that repeats without a seam, for dark and for light surfaces. */
export const Ornament: Story = {
  render: () => (
    <Specimens width={280}>
      {ornaments.map(({ name, address, surface }) => (
        <li key={name}>
          <Box
            data-testid={name}
            sx={{
              height: 200,
              mb: 2,
              borderRadius: 2,
              bgcolor: surface,
              backgroundImage: `url("${address}")`,
            }}
          />
          <Values values={[`src/art/${name}.svg`]} />
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    for (const { name, address } of ornaments) {
      await expect(getComputedStyle(canvas.getByTestId(name)).backgroundImage).toContain(address);
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      await expect(picture.naturalWidth).toBeGreaterThan(0);
    }
  },
};

/** The map of About: one picture for ears, with a switch that holds it. */
export const Villages: Story = {
  render: () => <VillageMap alt={about.map.pictureAlt} pauseLabel={about.map.pauseLabel} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: about.map.pictureAlt })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: about.map.pauseLabel })).toBeVisible();
  },
};
