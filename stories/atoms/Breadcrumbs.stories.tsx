import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect } from 'storybook/test';
import { page as microAtm } from '#messages/products/micro-atm';
import { siteFrame } from '#messages/siteFrame';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { byHand } from '../../.storybook/realInput';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { Breadcrumbs, type BreadcrumbsProps } from '../../src/atoms/Breadcrumbs';
import { productStages } from '../../src/atoms/productStages';
import { products } from '../../src/content/products';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

const { breadcrumbs } = siteFrame;

const twoLevels = [...breadcrumbs.ancestors, { label: siteFrame.productsLabel, href: '/products' }];

/** One of several trails on a page: each is a landmark and needs a name of its own. */
function OneOfBreadcrumbs({ label, ...args }: BreadcrumbsProps) {
  return <Breadcrumbs label={`${label} ${useId()}`} {...args} />;
}

/** Height of a link that a finger hits at once, in pixels (WCAG 2.2, 2.5.5). */
const smallestTarget = 44;

const meta = {
  title: 'Atoms/Breadcrumbs',
  component: Breadcrumbs,
  args: { ...breadcrumbs, current: microAtm.title },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way from Home to this page, which is no link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: breadcrumbs.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(breadcrumbs.ancestors.length);
    await expect(canvas.getByText(microAtm.title)).toHaveAttribute('aria-current', 'page');
  },
};

/** Two levels down, every page above is a link. */
export const TwoLevelsDown: Story = {
  args: { ancestors: twoLevels },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual([breadcrumbs.ancestors[0]?.label, siteFrame.productsLabel]);
  },
};

/** On the colour of its page a link under the pointer keeps that page's ink. */
export const HoveredOnStage: Story = {
  decorators: [
    (Story) => (
      <Box sx={productStages.marigold}>
        <Story />
      </Box>
    ),
  ],
  play: byHand(async ({ canvas }, input) => {
    const link = canvas.getByRole('link');
    await input.hover(link);
    await expect(link).toHaveStyle({ color: theme.palette.ink.main });
  }),
};

/** Directly below Home's level there is nothing above: only the page is named. */
export const WithoutAncestors: Story = {
  args: { ancestors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('listitem')).toHaveTextContent(microAtm.title);
  },
};

/** A long name of the page is wrapped, and nothing of it is cut. */
export const LongText: Story = {
  args: { current: longLabel, ancestors: twoLevels },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longLabel)).toBeVisible();
  },
};

/** In the narrowest window a long trail goes on in the next line, and a finger still hits each link. */
export const Narrow: Story = {
  args: { current: longLabel, ancestors: twoLevels },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    for (const { height } of links) await expect(height).toBeGreaterThanOrEqual(smallestTarget);
    const page = canvas.getByText(longLabel).getBoundingClientRect();
    await expect(page.top).toBeGreaterThanOrEqual(Math.max(...links.map(({ bottom }) => bottom)));
  },
};

/** Under a pointer the line below a link is thicker; the keyboard's ring stands around the link. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={240}>
      <StateCases>
        <OneOfBreadcrumbs {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const [atRest = 0, hovered] = links.map((link) =>
      Number.parseFloat(getComputedStyle(link).textDecorationThickness),
    );
    await expect(hovered).toBeGreaterThan(atRest);
    await expectStatesShown(links);
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={240}>
      {products.map(({ id, tone, name }) => (
        <Case key={id} name={`On the colour of ${name}`}>
          <Box sx={{ ...productStages[tone], p: 4 }}>
            <OneOfBreadcrumbs {...args} current={name} />
          </Box>
        </Case>
      ))}
      <Case name="Two levels down">
        <OneOfBreadcrumbs {...args} ancestors={twoLevels} />
      </Case>
      <Case name="Long text">
        <OneOfBreadcrumbs {...args} current={longLabel} />
      </Case>
      <StateCases>
        <OneOfBreadcrumbs {...args} />
      </StateCases>
    </Cases>
  ),
};
