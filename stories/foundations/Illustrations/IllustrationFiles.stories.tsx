import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '#brand/partnerLogos';
import { adviceIllustrations } from '../../../src/art/adviceIllustrations';
import airmail from '../../../src/art/airmail.svg';
import bankCard from '../../../src/art/bank-card.svg';
import { billIllustrations } from '../../../src/art/billIllustrations';
import callers from '../../../src/art/callers.svg';
import { checkIllustration } from '../../../src/art/checkIllustration';
import { counterIllustration } from '../../../src/art/counterIllustration';
import { customerIllustration } from '../../../src/art/customerIllustration';
import deskPrinter from '../../../src/art/desk-printer.svg';
import { productGrounds, sceneGrounds } from '../../../src/art/grounds';
import asphalt from '../../../src/art/grounds/asphalt.svg';
import awning from '../../../src/art/grounds/awning.svg';
import desk from '../../../src/art/grounds/desk.svg';
import deskFront from '../../../src/art/grounds/desk-front.svg';
import hill from '../../../src/art/grounds/hill.svg';
import groundRoad from '../../../src/art/grounds/road.svg';
import * as illustrations from '../../../src/art/illustrations';
import jaal from '../../../src/art/jaal.svg';
import jaalLight from '../../../src/art/jaal-light.svg';
import joinApron from '../../../src/art/join-apron.svg';
import joinCrops from '../../../src/art/join-crops.svg';
import joinHomestead from '../../../src/art/join-homestead.svg';
import joinMeadow from '../../../src/art/join-meadow.svg';
import joinRoad from '../../../src/art/join-road.svg';
import joinVerge from '../../../src/art/join-verge.svg';
import kites from '../../../src/art/kites.svg';
import nightHill from '../../../src/art/night-hill.svg';
import { noteIllustrations, seal } from '../../../src/art/noteIllustrations';
import printer from '../../../src/art/printer.svg';
import { productIllustration, productPortrait } from '../../../src/art/productIllustration';
import roadToBank from '../../../src/art/road-to-bank.svg';
import roadUphill from '../../../src/art/road-uphill.svg';
import safetySigns from '../../../src/art/safety/signs.svg';
import { safetyIllustration } from '../../../src/art/safetyIllustration';
import { shopRoofs, shopWall } from '../../../src/art/shopWalls';
import slipMouth from '../../../src/art/slip-mouth.svg';
import stamp from '../../../src/art/stamp.svg';
import { lastStandingThing, standingThing } from '../../../src/art/standingThing';
import stars from '../../../src/art/stars.svg';
import street from '../../../src/art/street.svg';
import { takeaway } from '../../../src/art/takeaway';
import { thingIllustrations } from '../../../src/art/thingIllustrations';
import { tradeLine } from '../../../src/art/tradeLine';
import sign from '../../../src/art/village/sign.svg';
import writing from '../../../src/art/writing.svg';
import { products } from '../../../src/content/products';
import { Specimens } from '../Specimens';

const meta = {
  title: 'Foundations/Illustrations/Files',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ornaments = [
  {
    name: 'jaal',
    src: jaal,
    surface: 'ink.main',
    use: 'Behind the first view of Home, the call to join and openings on ink.',
  },
  {
    name: 'kites',
    src: kites,
    surface: 'ink.light',
    use: 'Join Us, in the sky above the shop in wide windows.',
  },
  {
    name: 'night-hill',
    src: nightHill,
    surface: 'ink.main',
    use: 'About, at the foot of its map: the road of the story comes over it.',
  },
  {
    name: 'stars',
    src: stars,
    surface: 'primary.main',
    use: 'Join Us, in the sky at its end.',
  },
  {
    name: 'join-road',
    src: joinRoad,
    surface: 'ink.light',
    use: 'Join Us, from the lane before the shop down to the street in wide windows.',
  },
  {
    name: 'join-homestead',
    src: joinHomestead,
    surface: 'leaf.light',
    use: 'Join Us, beside and on that way, where all of it has room.',
  },
  {
    name: 'join-crops',
    src: joinCrops,
    surface: 'leaf.light',
    use: 'Join Us, further up that way, again and again where all of it has room.',
  },
  {
    name: 'join-meadow',
    src: joinMeadow,
    surface: 'leaf.light',
    use: 'Join Us, the grass of the land beside that way, repeated.',
  },
  {
    name: 'join-apron',
    src: joinApron,
    surface: 'ink.light',
    use: 'Join Us, the lane before the shop in wide windows, repeated sideways.',
  },
  {
    name: 'join-verge',
    src: joinVerge,
    surface: 'leaf.light',
    use: 'Join Us, the kerb of that lane and the grass below it, repeated sideways.',
  },
  {
    name: 'grounds/asphalt',
    src: asphalt,
    surface: 'ink.light',
    use: 'Join Us, the street below the form in wide windows, repeated sideways.',
  },
  {
    name: 'stamp',
    src: stamp,
    surface: 'background.paper',
    use: 'Contact Us, on the letter to the registered address; on a narrow one without its waves.',
  },
  {
    name: 'writing',
    src: writing,
    surface: 'background.paper',
    use: 'Contact Us, on the sheet with the email.',
  },
  {
    name: 'airmail',
    src: airmail,
    surface: 'background.default',
    use: 'Contact Us, the stripes around that letter, which are repeated along each side.',
  },
  {
    name: 'grounds/desk',
    src: desk,
    surface: 'marigold.light',
    use: 'Contact Us and the legal texts, the edge of the desk above that front, repeated sideways.',
  },
  {
    name: 'grounds/desk-front',
    src: deskFront,
    surface: 'marigold.light',
    use: 'Contact Us, below the desk in wide windows, Join Us, below the shelves, and the legal texts, below what stands in their opening; repeated sideways.',
  },
  {
    name: 'grounds/awning',
    src: awning,
    surface: 'sand.main',
    use: 'Join Us, above the shelves of what a counter can offer, repeated sideways.',
  },
  {
    name: 'jaal-light',
    src: jaalLight,
    surface: 'sand.main',
    use: 'Behind openings on sand: Terms & Conditions and the Privacy Policy.',
  },
  {
    name: 'street',
    src: street,
    surface: 'background.default',
    use: 'At the end of every page, above the footer; the scenes of messages and of the thanks stand before it.',
  },
  {
    name: 'road-uphill',
    src: roadUphill,
    surface: 'ink.main',
    use: 'Across the complaints of the help page, stretched over its rungs.',
  },
  {
    name: 'road-to-bank',
    src: roadToBank,
    surface: 'ink.main',
    use: 'At the end of the complaints of the help page: all of it in small windows, elsewhere its bank.',
  },
  {
    name: 'grounds/hill',
    src: hill,
    surface: 'ink.light',
    use: 'The meadow of a message, to both edges of the window.',
  },
  {
    name: 'grounds/road',
    src: groundRoad,
    surface: 'leaf.light',
    use: 'From the road of the page that was not found to the edge of the window.',
  },
  {
    name: 'callers',
    src: callers,
    surface: 'sand.main',
    use: 'The help page, a third of it beside each trick of a caller.',
  },
  {
    name: 'safety/signs',
    src: safetySigns,
    surface: 'background.default',
    use: 'On product pages, an eighth of it beside each further safety rule.',
  },
  {
    name: 'slip-mouth',
    src: slipMouth,
    surface: 'ink.main',
    use: 'The help page and the page of thanks, above the slip that comes out of it.',
  },
  {
    name: 'printer',
    src: printer,
    surface: 'background.default',
    use: 'On product pages, above the slip at the end of a row of steps.',
  },
  {
    name: 'desk-printer',
    src: deskPrinter,
    surface: 'ink.light',
    use: 'On the counter of a shop, before the shopkeeper, below the slip that comes out of it.',
  },
  {
    name: 'bank-card',
    src: bankCard,
    surface: 'ink.main',
    use: 'In the slot of the terminal, on the page of Micro ATM.',
  },
  {
    name: 'village/sign',
    src: sign,
    surface: 'ink.main',
    use: 'On each shop of the map of villages.',
  },
];

/** The one pattern, a block print that repeats without a seam, for dark and for light surfaces, the street that repeats sideways, and the road that is stretched. */
export const Ornament: Story = {
  render: () => (
    <Specimens
      width={280}
      of={ornaments.map(({ name, src, surface, use }) => ({
        name: `src/art/${name}.svg`,
        use,
        sample: (
          <Box sx={{ height: 200, bgcolor: surface, background: `left bottom url("${src}")` }} />
        ),
      }))}
    />
  ),
};

const folder = '../../../src/art/';

const files = import.meta.glob<string>('../../../src/art/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const shown = [
  ornaments,
  productGrounds,
  sceneGrounds,
  Object.values(shopRoofs).map((src) => ({ src })),
  products.flatMap(({ id, services }) =>
    services
      .flatMap((service) => Object.values(shopWall(id, service.id)))
      .flatMap((src) => (src ? [{ src }] : [])),
  ),
  products.flatMap(({ id, services }) =>
    services
      .flatMap((service) => [
        standingThing(id, service.id) ?? [],
        lastStandingThing(id, service.id) ?? [],
      ])
      .flat(),
  ),
  partnerLogos,
  products.map(({ id }) => productIllustration(id)),
  products.map(({ id }) => productPortrait(id)),
  products.flatMap(({ id }) => safetyIllustration(id) ?? []),
  products.flatMap(({ id }) => customerIllustration(id) ?? []),
  products.flatMap(({ id }) => tradeLine(id) ?? []),
  products.flatMap(({ services }) =>
    services.flatMap((service) =>
      [counterIllustration(service.id) ?? [], takeaway(service.id) ?? []].flat(),
    ),
  ),
  products.flatMap(({ id }) => checkIllustration(id) ?? []),
  Object.values(adviceIllustrations).flat(),
  Object.values(thingIllustrations).flat(),
  billIllustrations,
  noteIllustrations,
  [seal],
  ...Object.values(illustrations),
].flatMap((group) => Object.values(group).map(({ src }) => src));

/** Every drawn file of the site; none is left that the site does not use. */
export const EveryFile: Story = {
  render: () => (
    <Specimens
      width={140}
      of={Object.entries(files).map(([path, src]) => ({
        name: path.replace(folder, ''),
        sample: <img src={src} alt="" style={{ width: '100%', height: 112 }} />,
      }))}
    />
  ),
  play: async () => {
    const missing = Object.entries(files).filter(([, src]) => !shown.includes(src));
    // This has no URL of its own: the drawing is part of the script.
    await expect(missing.map(([path]) => path)).toEqual([`${folder}loading-error.svg`]);
    await expect(illustrations.scenes.loadingError.src).toMatch(/^data:/);
  },
};
