import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framedInDocs } from '../../.storybook/framedInDocs';
import { holdPreferences } from '../../.storybook/holdPreferences';
import { usualPreferences } from '../../.storybook/preferences';
import { documentRules } from '../../.storybook/styleRules';
import { narrowWindow } from '../../.storybook/viewports';
import { home } from '../../src/content/pages/home';
import { join } from '../../src/content/pages/join';
import { paths } from '../../src/content/paths';
import { HomePage } from '../../src/pages/HomePage';
import { expectFits } from '../atoms/expectFits';
import { itemOf } from '../atoms/itemOf';
import { inSite, siteParameters } from '../pages/inSite';
import { SampleParts } from './SampleParts';

const meta = {
  title: 'Foundations/Preferences',
  render: () => <SampleParts />,
  parameters: { docs: framedInDocs },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const titleSize = (canvas: Canvas) =>
  Number.parseFloat(
    getComputedStyle(canvas.getByRole('heading', { name: itemOf(join.next).title })).fontSize,
  );

/** How many times larger the title of a part is than at the text size of the device. */
function growth(canvas: Canvas) {
  const size = titleSize(canvas);
  const release = holdPreferences(usualPreferences);
  const usual = titleSize(canvas);
  release();
  return size / usual;
}

/** At 150 per cent text is one and a half times as large, and nothing is cut. */
export const LargerText: Story = {
  globals: { ...narrowWindow, textSize: 150 },
  play: async ({ canvas, canvasElement }) => {
    await expect(growth(canvas)).toBe(1.5);
    await expectFits(canvasElement);
  },
};

/** At 200 per cent text is twice as large, and nothing is cut in the narrowest window. */
export const LargestText: Story = {
  globals: { ...narrowWindow, textSize: 200 },
  play: async ({ canvas, canvasElement }) => {
    await expect(growth(canvas)).toBe(2);
    await expectFits(canvasElement);
  },
};

/** A whole page at 200 per cent, in the narrowest window: nothing is cut between header and footer. */
export const LargestTextOnPage: Story = {
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.home },
  globals: { ...narrowWindow, textSize: 200 },
  render: () => <HomePage />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
    await expect(document.documentElement).toHaveStyle({ fontSize: '32px' });
    await expectFits(canvasElement);
  },
};

/** All that a preference may touch. */
const documentNow = () => ({
  root: document.documentElement.getAttribute('style'),
  rules: documentRules().map(({ cssText }) => cssText),
  sheets: [...document.adoptedStyleSheets],
  ask: window.matchMedia,
  insert: [CSSStyleSheet.prototype.insertRule, CSSGroupingRule.prototype.insertRule],
  clock: Date,
});

/** Preferences that are taken back leave the document as it was. */
export const NothingLeftBehind: Story = {
  globals: { ...usualPreferences, clock: 'device' },
  play: async () => {
    const before = documentNow();
    const release = holdPreferences({
      textSize: 200,
      motion: 'reduced',
      colours: 'forced',
      clock: 'sunday',
    });
    await expect(documentNow()).not.toEqual(before);
    release();
    await expect(documentNow()).toEqual(before);
  },
};
