import {
  snapshotIn,
  snapshotInForcedColours,
  snapshotInReducedMotion,
  translated,
} from '../../.storybook/modes';
import { opensInWindow } from '../../.storybook/viewports';

/**
 * Parameters of a page in a further window of the phone's or the laptop's layout. Colours change only
 * between these two, where each page's contrast is measured; all other rules run in every window.
 */
const alikeInColour = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } };

/** A docs page is as wide in every window: it shows the page once, as on a desktop. */
const tags = ['!autodocs'];

/** The page on a phone. */
export const onPhone = {
  tags,
  parameters: { ...opensInWindow('phone'), ...snapshotIn('phone', ...translated('phone')) },
};

/** The page on a tablet. */
export const onTablet = {
  tags,
  parameters: { ...opensInWindow('tablet'), ...snapshotIn('tablet'), ...alikeInColour },
};

/** The page where the links of the bar and columns side by side have the least room; the desktop's image serves. */
export const onLaptop = { tags, parameters: opensInWindow('from-md') };

/** The page on a desktop. */
export const onDesktop = {
  parameters: {
    ...opensInWindow('desktop'),
    ...snapshotIn('desktop'),
    ...alikeInColour,
  },
};

/** The page on a wide screen, whose grid is wider and whose headlines are larger. */
export const onWide = {
  tags,
  parameters: { ...opensInWindow('wide'), ...snapshotIn('wide'), ...alikeInColour },
};

/** What only a browser shows that emulates it: Chromatic and the visual comparison. Elsewhere it is the desktop's. */
const emulated = { tags: ['!test', '!autodocs'] };

/** The page on a desktop whose system forces its colours. */
export const inForcedColours = { ...emulated, parameters: snapshotInForcedColours };

/** The page on a phone where less motion is asked for. */
export const inReducedMotion = { ...emulated, parameters: snapshotInReducedMotion };
