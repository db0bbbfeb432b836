import { addons } from 'storybook/manager-api';
import { fontFaceCss } from '../src/theme/fontFaces';
import { brandTheme, systemName } from './brand/brandTheme';
import { managerStyles } from './brand/managerStyles';
import { nameTab } from './brand/nameTab';
import { openInWindow } from './openInWindow';

const styles = document.createElement('style');
// Unlike `+`, `append` does not compile with a function.
styles.append(fontFaceCss('Latn'), managerStyles);
document.head.append(styles);

nameTab(systemName);
openInWindow();

addons.setConfig({
  theme: brandTheme,
  // The composer has controls of its own, and the page and its code take the height of the window.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && storyId !== 'guides-composer--default',
  },
});
