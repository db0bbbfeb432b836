import { fontFamiliesOf } from '../../src/theme/fontFamilies';
import { colours, fontWidth } from '../../src/theme/tokens';

/** What Storybook's theme has no value for. */
export const managerStyles = `
.brand {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.125rem 0.625rem;
  font-family: ${fontFamiliesOf('Latn').headline};
  font-stretch: ${fontWidth.headline};
  font-size: 1.125rem;
  font-weight: 600;
  color: ${colours.mute};
}
.brand img { width: auto; height: 1.75rem; align-self: center; }
.sidebar-item[data-selected="false"] svg[type="story"] { color: ${colours.mute}; }
.sidebar-item[data-selected="false"] svg[type="document"] { color: ${colours.marigoldDeep}; }
`;
