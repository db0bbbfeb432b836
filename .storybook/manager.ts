import { addons } from 'storybook/manager-api';
import { fontFaceCss } from '../src/theme/fontFaces';
import { brandTheme, systemName } from './brandTheme';
import { managerStyles } from './managerStyles';
import { nameTab } from './nameTab';

const styles = document.createElement('style');
styles.textContent = fontFaceCss + managerStyles;
document.head.append(styles);

nameTab(systemName);

addons.setConfig({ theme: brandTheme });
