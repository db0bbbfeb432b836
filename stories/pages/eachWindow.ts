import { picturedIn } from '../../.storybook/modes';
import {
  desktopWindow,
  laptopWindow,
  phoneWindow,
  tabletWindow,
  wideWindow,
} from '../../.storybook/viewports';

/** The page on a phone. Only About moves for long: its phone is pictured with motion reduced, too. */
export const onPhone = { globals: phoneWindow, parameters: picturedIn('phone') };

/** The page on a tablet. */
export const onTablet = { globals: tabletWindow, parameters: picturedIn('tablet') };

/** The page where the links of the bar and columns side by side have the least room; the desktop's picture serves. */
export const onLaptop = { globals: laptopWindow };

/** The page on a desktop, and there in forced colours. */
export const onDesktop = {
  globals: desktopWindow,
  parameters: picturedIn('desktop', 'forced colours'),
};

/** The page on a wide screen, whose grid is wider and whose headlines are larger. */
export const onWide = { globals: wideWindow, parameters: picturedIn('wide') };
