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

addons.setConfig({ theme: brandTheme });
