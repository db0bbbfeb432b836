import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { page as microAtm } from '#messages/products/micro-atm';
import { siteFrame } from '#messages/siteFrame';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { theme } from '../../.storybook/siteTheme';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { productIllustration } from '../../src/art/productIllustration';
import { Breadcrumbs } from '../../src/atoms/Breadcrumbs';
import { Illustration } from '../../src/atoms/Illustration';
import { PageTitle, type PageTitleProps } from '../../src/sections/PageTitle';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
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
  after: <p>{microAtm.bringTitle}</p>,
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
    await expect(boxOf(canvas.getByText(microAtm.bringTitle)).top).toBeGreaterThan(title.top);
    const aside = boxOf(canvas.getByRole('presentation'));
    await expect(aside.left).toBeGreaterThanOrEqual(title.right);
    await expect(lowerEdgeOf(canvasElement)).toBeCloseTo(aside.bottom, 0);
  },
};

/** Without a trail the title is the first thing said. */
export const WithoutBreadcrumbs: Story = {
  args: { ...full, before: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('heading').previousElementSibling).toBeNull();
  },
};

/** Without a line below, the lead is the last thing said. */
export const WithoutLine: Story = {
  args: { ...full, after: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(microAtm.lead).nextElementSibling).toBeNull();
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

/** A long title and a long lead are wrapped. */
export const LongText: Story = {
  args: { title: `${longLabel} ${longWord}`, lead: longText },
};

/** In the narrowest window the image stands below the words, on the lower edge. */
export const Narrow: Story = {
  args: full,
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const illustration = boxOf(canvas.getByRole('presentation'));
    await expect(illustration.top).toBeGreaterThan(boxOf(canvas.getByText(microAtm.lead)).bottom);
    await expect(lowerEdgeOf(canvasElement)).toBeCloseTo(illustration.bottom, 0);
  },
};

/** In the narrowest window a word longer than its line is broken and not cut. */
export const LongTextNarrow: Story = {
  args: { title: longLabel, lead: longText },
  globals: narrowWindow,
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: ({ title, lead }) => (
    <Cases isFullWidth>
      <Case name="On sand, alone">
        <PageTitle title={title} lead={lead} />
      </Case>
      <Case name="On paper, with trail, line and image">
        <PageTitle {...full} />
      </Case>
      <Case name="On ink">
        <PageTitle title={title} lead={lead} tone="ink" />
      </Case>
      <Case name="Long text">
        <PageTitle title={`${longLabel} ${longWord}`} lead={longLabel} />
      </Case>
    </Cases>
  ),
};
