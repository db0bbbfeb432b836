import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { productPictures } from '../../src/art/pictures';
import { Picture } from '../../src/atoms/Picture';
import { Trail } from '../../src/atoms/Trail';
import { contact } from '../../src/content/pages/contact';
import { microAtm } from '../../src/content/pages/microAtm';
import { siteFrame } from '../../src/content/siteFrame';
import { PageTitle } from '../../src/sections/PageTitle';
import { expectFits } from '../atoms/expectFits';
import { longLabel, longText, longWord } from '../atoms/longWords';

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

/** With everything around it: the trail above, a line below, and a picture at the side. */
export const Full: Story = {
  args: {
    title: microAtm.title,
    lead: microAtm.lead,
    tone: 'paper',
    before: <Trail {...siteFrame.trail} current={microAtm.title} />,
    after: <p>{microAtm.bringTitle}</p>,
    aside: <Picture {...productPictures['micro-atm']} alt="" />,
  },
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(top(canvas.getByRole('navigation'))).toBeLessThan(top(title));
    await expect(top(canvas.getByText(microAtm.bringTitle))).toBeGreaterThan(top(title));
    const aside = canvas.getByRole('presentation').getBoundingClientRect();
    await expect(aside.left).toBeGreaterThan(title.getBoundingClientRect().left);
  },
};

/** On ink. */
export const OnInk: Story = {
  args: { tone: 'ink' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};

/** A long title and a long lead are wrapped. */
export const LongText: Story = {
  args: { title: `${longLabel} ${longWord}`, lead: longText },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** The longest word of a title fits the narrowest window. */
export const LongTextNarrow: Story = {
  args: { title: longLabel, lead: longText },
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
