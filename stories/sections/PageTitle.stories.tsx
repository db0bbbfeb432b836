import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { terms } from '#messages/legal/terms';
import { home } from '#messages/pages/home';
import { join } from '#messages/pages/join';
import { siteFrame } from '#messages/siteFrame';
import { theme } from '../../.storybook/siteTheme';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { legalIllustrations } from '../../src/art/illustrations';
import { Breadcrumbs } from '../../src/atoms/Breadcrumbs';
import { Slip } from '../../src/atoms/Slip';
import { PageTitle, type PageTitleProps } from '../../src/sections/PageTitle';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';

const { title, lead } = join;
const { versionLabel } = terms;
const { receipt } = home.hero;

const meta = {
  title: 'Sections/PageTitle',
  component: PageTitle,
  parameters: { layout: 'fullscreen' },
  args: { title, lead },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's `h1`, which can take the focus after navigation, and its lead. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: title });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText(lead)).toBeVisible();
  },
};

const full: PageTitleProps = {
  title,
  lead,
  tone: 'paper',
  before: <Breadcrumbs {...siteFrame.breadcrumbs} current={title} />,
  after: <p>{versionLabel}</p>,
};

const boxOf = (element: Element) => element.getBoundingClientRect();

/** With everything around it: the trail above, and a line below. */
export const Full: Story = {
  args: full,
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const heading = boxOf(canvas.getByRole('heading', { level: 1 }));
    await expect(boxOf(canvas.getByRole('navigation')).top).toBeLessThan(heading.top);
    await expect(boxOf(canvas.getByText(versionLabel)).top).toBeGreaterThan(heading.top);
  },
};

/** A slip stands beside the words on a desktop and hangs over the lower edge of the opening, on which a drawing stands. */
export const Beside: Story = {
  args: {
    illustration: legalIllustrations.terms,
    beside: (
      <section aria-label={receipt.title}>
        <Slip {...receipt} titleComponent="h2" />
      </section>
    ),
  },
  globals: desktopWindow,
  play: async ({ canvas, canvasElement }) => {
    const slip = boxOf(canvas.getByRole('region', { name: receipt.title }));
    const words = boxOf(canvas.getByText(lead));
    await expect(slip.left).toBeGreaterThan(words.right);
    const opening = canvasElement.firstElementChild;
    await expect(slip.bottom).toBeGreaterThan(opening ? boxOf(opening).bottom : slip.bottom);
  },
};

/** On ink the words are in the colour of paper. */
export const OnInk: Story = {
  args: { tone: 'ink' },
  play: async ({ canvas, canvasElement }) => {
    const { main, contrastText } = theme.palette.ink;
    await expect(canvasElement.firstElementChild).toHaveStyle({ backgroundColor: main });
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: contrastText });
    await expect(canvas.getByText(lead)).toHaveStyle({ color: contrastText });
  },
};

/** In the narrowest window a word longer than its line is broken. */
export const LongText: Story = {
  args: { ...full, title: `${longLabel} ${longWord}`, lead: longText },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, Full, Beside, OnInk, LongText });
