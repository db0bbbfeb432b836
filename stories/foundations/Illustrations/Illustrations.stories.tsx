import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '#brand/partnerLogos';
import { checkIllustration } from '../../../src/art/checkIllustration';
import { counterIllustration } from '../../../src/art/counterIllustration';
import * as illustrations from '../../../src/art/illustrations';
import { noteIllustrations } from '../../../src/art/noteIllustrations';
import { productIllustration, productPortrait } from '../../../src/art/productIllustration';
import { thingIllustrations } from '../../../src/art/thingIllustrations';
import { type Drawing, Illustration } from '../../../src/atoms/Illustration';
import { company } from '../../../src/content/en/company';
import { products } from '../../../src/content/products';
import { Specimens } from '../Specimens';
import { illustrationUses, noteUses } from './illustrationUses';

const meta = {
  title: 'Foundations/Illustrations',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each drawing comes with its use, and its file has the shape that its place is kept in. */
const allCome: Story['play'] = async ({ canvas }) => {
  for (const illustration of canvas.getAllByRole<HTMLImageElement>('img')) {
    await illustration.decode();
    const place =
      Number(illustration.getAttribute('width')) / Number(illustration.getAttribute('height'));
    await expect(illustration.naturalWidth / illustration.naturalHeight).toBeCloseTo(place, 1);
  }
};

/**
 * A gallery of drawings.
 *
 * @param uses where on the site each stands, by the name that the code calls it.
 * @param width least width of a drawing's place in pixels.
 */
const gallery = <Name extends string>(
  drawings: Readonly<Record<Name, Drawing>>,
  uses?: Readonly<Record<NoInfer<Name>, string>>,
  width?: number,
): Story => ({
  render: () => (
    <Specimens
      width={width}
      of={Object.entries<Drawing>(drawings).map(([name, drawing]) => ({
        name,
        values: [`${drawing.width} × ${drawing.height}`],
        use: new Map(Object.entries<string>(uses ?? {})).get(name),
        sample: (
          <Illustration {...drawing} alt={name} priority="high" sx={{ maxWidth: drawing.width }} />
        ),
      }))}
    />
  ),
  play: allCome,
});

/** The scenes of the pages, each in the shape that its page keeps for it. */
export const Scenes = gallery(illustrations.scenes, illustrationUses.scenes, 280);

/** One image for each product group. */
export const Products = gallery(
  Object.fromEntries(products.map(({ id }) => [id, productIllustration(id)])),
);

/** One person of each of them with one thing, on the cards that lead from a product to the others. */
export const Portraits = gallery(
  Object.fromEntries(products.map(({ id }) => [id, productPortrait(id)])),
);

/** The shop's tablet with what a bill or a ticket asks for, and the phone of a recharge. */
export const Counters = gallery(
  Object.fromEntries(
    products.flatMap(({ services }) =>
      services.flatMap(({ id }) => {
        const drawing = counterIllustration(id);
        return drawing ? [[id, drawing]] : [];
      }),
    ),
  ),
);

/** What customers bring to the counter, by the product's colour and the place in its list. */
export const Things = gallery(
  Object.fromEntries(
    Object.entries(thingIllustrations).flatMap(([tone, drawings]) =>
      drawings.map((drawing, index) => [`${tone} ${index + 1}`, drawing]),
    ),
  ),
);

/** What is looked at before a payment, with the numbers of the points beside it. */
export const Checks = gallery(
  Object.fromEntries(
    products.flatMap(({ id }) => {
      const drawing = checkIllustration(id);
      return drawing ? [[id, drawing]] : [];
    }),
  ),
);

/** What the steps and the rules of the help page are about. */
export const Steps = gallery(illustrations.stepIllustrations, illustrationUses.stepIllustrations);

/** Beside what stands out in the legal texts. */
export const Notes = gallery(noteIllustrations, noteUses);

/** What stands in the openings of the legal texts. */
export const Legal = gallery(
  illustrations.legalIllustrations,
  illustrationUses.legalIllustrations,
  280,
);

/** One drawing for each chapter of the story. */
export const Chapters = gallery(
  illustrations.chapterIllustrations,
  illustrationUses.chapterIllustrations,
  240,
);

/** What happens after applying. */
export const Joining = gallery(
  illustrations.joiningIllustrations,
  illustrationUses.joiningIllustrations,
  240,
);

/** What to have ready for the last step of joining. */
export const Documents = gallery(
  illustrations.documentIllustrations,
  illustrationUses.documentIllustrations,
  96,
);

/** What comes with a counter. */
export const Offer = gallery(
  illustrations.offerIllustrations,
  illustrationUses.offerIllustrations,
  240,
);

/** One day at one counter: the bays of a shop, which run on into each other. */
export const Day = gallery(illustrations.dayIllustrations, illustrationUses.dayIllustrations, 240);

/** The four roles. */
export const Roles = gallery(illustrations.roleIllustrations, illustrationUses.roleIllustrations);

const partners = gallery(partnerLogos);

/** The partners' logos, invented like their names; every partner of the company file has one. */
export const Partners: Story = {
  ...partners,
  play: async (context) => {
    await expect(Object.keys(partnerLogos).toSorted()).toEqual(company.partners.toSorted());
    await partners.play?.(context);
  },
};
