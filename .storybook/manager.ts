import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { colours, radius } from '../src/theme/tokens';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Saralpay design system',
    brandImage: './favicon.svg',
    colorPrimary: colours.indigo,
    colorSecondary: colours.indigo,
    appBg: colours.paper,
    appContentBg: colours.white,
    appBorderColor: colours.line,
    appBorderRadius: radius.control,
    textColor: colours.ink,
    textMutedColor: colours.mute,
    barTextColor: colours.mute,
    barSelectedColor: colours.indigo,
    inputBg: colours.white,
    inputBorder: colours.edge,
    inputTextColor: colours.ink,
  }),
});
