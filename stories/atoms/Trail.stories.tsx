import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { productStages } from '../../src/atoms/productStages';
import { Trail } from '../../src/atoms/Trail';
import { microAtm } from '../../src/content/pages/microAtm';
import { siteFrame } from '../../src/content/siteFrame';
import { theme } from '../../src/theme/theme';
import { expectFits } from './expectFits';
import { longLabel } from './longWords';

const { trail } = siteFrame;

const meta = {
  title: 'Atoms/Trail',
  component: Trail,
  args: { ...trail, current: microAtm.title },
} satisfies Meta<typeof Trail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way from Home to this page, which is no link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: trail.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(trail.ancestors.length);
    await expect(canvas.getByText(microAtm.title)).toHaveAttribute('aria-current', 'page');
  },
};

/** Two levels down, every page above is a link. */
export const TwoLevelsDown: Story = {
  args: {
    ancestors: [...trail.ancestors, { label: siteFrame.productsLabel, href: '/products' }],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual([trail.ancestors[0]?.label, siteFrame.productsLabel]);
  },
};

/** On the colour of its page a link under the pointer keeps that page's ink. */
export const HoveredOnStage: Story = {
  decorators: [
    (Story) => (
      <Box sx={productStages['micro-atm']}>
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

/** A long name of the page is wrapped in the narrowest window. */
export const LongTextNarrow: Story = {
  args: { current: longLabel },
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
