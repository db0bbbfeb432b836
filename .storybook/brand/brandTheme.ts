import { create } from 'storybook/theming';
import { company } from '../../src/content/messages/en/company';
import { fontFamiliesOf } from '../../src/theme/fontFamilies';
import { colours, radius } from '../../src/theme/tokens';
import { logoUrl } from './logoUrl';

/** What the manager is called: in the tab, and read out for the logo's link. */
export const systemName = `${company.name} design system`;

const codeFamily = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

/** The look of the site for Storybook's own manager and docs pages. */
export const brandTheme = create({
  base: 'light',
  // Storybook sets a title as HTML where there is no image.
  brandTitle: `<span class="brand"><img src="${logoUrl}" alt="${company.name}"> design system</span>`,
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: colours.indigo,
  colorSecondary: colours.indigo,
  appBg: colours.sand,
  appContentBg: colours.paper,
  appPreviewBg: colours.paper,
  appHoverBg: colours.line,
  appBorderColor: colours.line,
  appBorderRadius: radius.control,
  fontBase: fontFamiliesOf('Latn').text,
  fontCode: codeFamily,
  textColor: colours.ink,
  textInverseColor: colours.white,
  textMutedColor: colours.mute,
  barBg: colours.paper,
  barTextColor: colours.mute,
  barHoverColor: colours.indigo,
  barSelectedColor: colours.indigo,
  buttonBg: colours.white,
  buttonBorder: colours.edge,
  booleanBg: colours.sand,
  booleanSelectedBg: colours.white,
  inputBg: colours.white,
  inputBorder: colours.edge,
  inputTextColor: colours.ink,
  inputBorderRadius: radius.control,
});
