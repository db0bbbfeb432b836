import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BrandLogo } from '../../src/art/BrandLogo';
import { BrandMark } from '../../src/art/BrandMark';
import { type BrandTone, brandColours } from '../../src/art/brandShapes';
import { partnerLogos } from '../../src/art/partnerLogos';
import { productPictures, rolePictures, scenes, stepPictures } from '../../src/art/pictures';
import { productIcons } from '../../src/art/productIcons';
import { socialIcons } from '../../src/art/socialIcons';
import { VillageMap } from '../../src/art/VillageMap';
import { type DrawnPicture, Picture } from '../../src/atoms/Picture';
import { company } from '../../src/content/company';
import { about } from '../../src/content/pages/about';
import { Specimens } from './Specimens';

const meta = {
  title: 'Foundations/Pictures',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = { onLight: 'background.default', onDark: 'ink.main' } satisfies Record<
  BrandTone,
  string
>;

function Gallery({
  drawings,
  width,
}: {
  drawings: Readonly<Record<string, DrawnPicture>>;
  width?: number;
}) {
  return (
    <Specimens width={width}>
      {Object.entries(drawings).map(([name, drawing]) => (
        <li key={name}>
          <Picture {...drawing} alt={name} priority="high" sx={{ maxWidth: drawing.width }} />
          <Typography variant="caption">
            {name} · {drawing.width} × {drawing.height}
          </Typography>
        </li>
      ))}
    </Specimens>
  );
}

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
  render: () => <Gallery drawings={scenes} width={320} />,
  play: allCome,
};

/** One picture for each product group. */
export const Products: Story = {
  render: () => <Gallery drawings={productPictures} width={280} />,
  play: allCome,
};

/** The steps of the services. */
export const Steps: Story = { render: () => <Gallery drawings={stepPictures} />, play: allCome };

/** The four roles. */
export const Roles: Story = { render: () => <Gallery drawings={rolePictures} />, play: allCome };

/** The partners' logos, invented like their names; every partner of the company file has one. */
export const Partners: Story = {
  render: () => <Gallery drawings={partnerLogos} />,
  play: async (context) => {
    await expect(Object.keys(partnerLogos).toSorted()).toEqual(company.partners.toSorted());
    await allCome?.(context);
  },
};

/** Logo and mark on each of the two surfaces they are made for. */
export const Brand: Story = {
  render: () => (
    <Specimens width={320}>
      {(Object.keys(brandColours) as BrandTone[]).map((tone) => (
        <Box
          component="li"
          key={tone}
          sx={{ display: 'flex', gap: 6, p: 8, bgcolor: surfaces[tone] }}
        >
          <BrandLogo tone={tone} height={48} title={company.name} />
          <BrandMark tone={tone} size={48} />
        </Box>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: company.name })).toHaveLength(2);
  },
};

/** Icons of product groups and networks, by the names that content gives them. */
export const Icons: Story = {
  render: () => (
    <Specimens width={120}>
      {Object.entries<typeof SvgIcon>({ ...productIcons, ...socialIcons }).map(([name, Icon]) => (
        <li key={name}>
          <Icon titleAccess={name} sx={{ display: 'block' }} />
          <Typography variant="caption">{name}</Typography>
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    for (const { network } of company.social)
      await expect(canvas.getByTitle(network)).toBeInTheDocument();
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
