import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { home } from '#messages/pages/home';
import { join } from '#messages/pages/join';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { holdPreferences } from '../../.storybook/preferences/holdPreferences';
import { usualPreferences } from '../../.storybook/preferences/preferences';
import { documentRules } from '../../.storybook/preferences/styleRules';
import { typography } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { HomePage } from '../../src/pages/HomePage';
import { itemOf } from '../blocks/itemOf';
import { inSite, siteParameters } from '../pages/inSite';
import { SampleComponents } from './SampleComponents';

const meta = {
  title: 'Foundations/Preferences',
  render: () => <SampleComponents />,
  parameters: { docs: framedInDocs },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the title of a component is so many times as large as the theme has it. */
const grows = (times: number, canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const title = canvas.getByRole('heading', { name: itemOf(join.next).title });
  const fontSize = `${times * Number.parseFloat(typography.h4.fontSize) * typography.htmlFontSize}px`;
  return waitFor(() => expect(title).toHaveStyle({ fontSize }));
};

/** At 150 per cent text is one and a half times as large, and nothing is cut. */
export const LargerText: Story = {
  globals: { ...narrowWindow, textSize: 150 },
  play: async ({ canvas }) => {
    await grows(1.5, canvas);
  },
};

/** At 200 per cent text is twice as large, and nothing is cut in the narrowest window. */
export const LargestText: Story = {
  globals: { ...narrowWindow, textSize: 200 },
  play: async ({ canvas }) => {
    await grows(2, canvas);
  },
};

/** A whole page at 200 per cent, in the narrowest window: nothing is cut between header and footer. */
export const LargestTextOnPage: Story = {
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.home },
  globals: { ...narrowWindow, textSize: 200 },
  render: () => <HomePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveStyle({ fontSize: '32px' }));
  },
};

/** All that a preference may touch. */
const documentNow = () => ({
  root: document.documentElement.style.cssText,
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
