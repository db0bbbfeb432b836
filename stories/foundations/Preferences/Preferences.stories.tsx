import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { holdPreferences } from '../../../.storybook/preferences/holdPreferences';
import { usualPreferences } from '../../../.storybook/preferences/preferences';
import { documentRules } from '../../../.storybook/preferences/styleRules';
import { typography } from '../../../.storybook/siteTheme';
import { narrowWindow } from '../../../.storybook/viewports';
import { paths } from '../../../src/content/paths';
import { HomePage } from '../../../src/pages/HomePage';
import { inSite, siteParameters } from '../../pages/inSite';

const meta = {
  title: 'Foundations/Preferences',
  decorators: [inSite],
  render: () => <HomePage />,
  parameters: { ...siteParameters, path: paths.home },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** At 200 per cent a whole page has text twice as large, and nothing is cut in the narrowest window. */
export const LargestText: Story = {
  globals: { ...narrowWindow, textSize: 200 },
  play: async () => {
    await waitFor(() => expect(document.documentElement).toHaveStyle({ fontSize: '32px' }));
    const fontSize = `${2 * Number.parseFloat(typography.body1.fontSize) * typography.htmlFontSize}px`;
    await expect(document.body).toHaveStyle({ fontSize });
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
  render: () => <p>A document</p>,
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
