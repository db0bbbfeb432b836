import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { productFrame } from '#messages/productFrame';
import { page as microAtm } from '#messages/products/micro-atm';
import { siteFrame } from '#messages/siteFrame';
import { theme } from '../../.storybook/siteTheme';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { productIllustration } from '../../src/art/productIllustration';
import { Breadcrumbs } from '../../src/atoms/Breadcrumbs';
import { Illustration } from '../../src/atoms/Illustration';
import { PageTitle, type PageTitleProps } from '../../src/sections/PageTitle';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';

const meta = {
  title: 'Sections/PageTitle',
  component: PageTitle,
  parameters: { layout: 'fullscreen' },
  args: { title: contact.title, lead: contact.lead },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's `h1`, which can take the focus after navigation, and its lead. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: contact.title });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.getByText(contact.lead)).toBeVisible();
  },
};

const full: PageTitleProps = {
  title: microAtm.title,
  lead: microAtm.lead,
  tone: 'paper',
  before: <Breadcrumbs {...siteFrame.breadcrumbs} current={microAtm.title} />,
  after: <p>{productFrame.bringTitle}</p>,
  aside: <Illustration {...productIllustration('micro-atm')} alt="" />,
};

const boxOf = (element: Element) => element.getBoundingClientRect();

const lowerEdgeOf = ({ firstElementChild: opening }: Element) => opening && boxOf(opening).bottom;

/** With everything around it: the trail above, a line below, and on a desktop an image at the side, on the lower edge. */
export const Full: Story = {
  args: full,
  globals: desktopWindow,
  play: async ({ canvas, canvasElement }) => {
    const title = boxOf(canvas.getByRole('heading', { level: 1 }));
    await expect(boxOf(canvas.getByRole('navigation')).top).toBeLessThan(title.top);
    await expect(boxOf(canvas.getByText(productFrame.bringTitle)).top).toBeGreaterThan(title.top);
    const aside = boxOf(canvas.getByRole('presentation'));
    await expect(aside.left).toBeGreaterThanOrEqual(title.right);
    await expect(lowerEdgeOf(canvasElement)).toBeCloseTo(aside.bottom, 0);
  },
};

/** Without an image the words take its place too. */
export const WithoutIllustration: Story = {
  args: { ...full, aside: undefined },
  globals: desktopWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('presentation')).toBeNull();
    const share = boxOf(canvas.getByRole('heading')).width / boxOf(canvasElement).width;
    await expect(share).toBeGreaterThan(0.75);
  },
};

/** On ink the words are in the colour of paper. */
export const OnInk: Story = {
  args: { tone: 'ink' },
  play: async ({ canvas, canvasElement }) => {
    const { main, contrastText } = theme.palette.ink;
    await expect(canvasElement.firstElementChild).toHaveStyle({ backgroundColor: main });
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: contrastText });
    await expect(canvas.getByText(contact.lead)).toHaveStyle({ color: contrastText });
  },
};

/** In the narrowest window the image stands below the words, on the lower edge; a word longer than its line is broken. */
export const LongText: Story = {
  args: { ...full, title: `${longLabel} ${longWord}`, lead: longText },
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const image = boxOf(canvas.getByRole('presentation'));
    await expect(image.top).toBeGreaterThan(boxOf(canvas.getByText(longText)).bottom);
    await expect(lowerEdgeOf(canvasElement)).toBeCloseTo(image.bottom, 0);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, Full, OnInk, LongText });
