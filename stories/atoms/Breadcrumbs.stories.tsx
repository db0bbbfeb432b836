import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productSummaries } from '#messages/productSummaries';
import { siteFrame } from '#messages/siteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { Breadcrumbs } from '../../src/atoms/Breadcrumbs';
import { homeLink } from '../../src/content/navigation';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const breadcrumbs = { label: siteFrame.breadcrumbsLabel, ancestors: [homeLink] };

/** Height of a link that a finger hits at once, in pixels (WCAG 2.2, 2.5.5). */
const smallestTarget = 44;

const meta = {
  title: 'Atoms/Breadcrumbs',
  component: Breadcrumbs,
  args: { ...breadcrumbs, current: productSummaries['micro-atm'].name },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way from Home to this page, which is no link and is read out only. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: breadcrumbs.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(breadcrumbs.ancestors.length);
    await expect(canvas.getByText(productSummaries['micro-atm'].name)).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Two levels down, every page above is a link; in the narrowest window a long name goes on in the next line, and a finger still hits each link. */
export const LongText: Story = {
  args: {
    ancestors: [...breadcrumbs.ancestors, { label: longLabel, href: '/products' }],
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(links).toHaveLength(2);
    for (const { height } of links) await expect(height).toBeGreaterThanOrEqual(smallestTarget);
  },
};

/** Under a pointer the line below a link is thicker; the keyboard's ring stands around the link. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(240),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

export const KitchenSink = kitchenSink(meta, { LongText, PseudoStates }, { width: 240 });
