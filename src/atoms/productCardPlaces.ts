import type { Theme } from '@mui/material/styles';
import { type Ground, groundStrip } from './groundStrip';

/** Room for the invitation and, beside it, the drawing. */
export const corner = '@container (width >= 22rem)';

/** Less room than that: the drawing begins beside the list. */
export const narrow = '@container (17rem <= width < 22rem)';

/** Room for all words and, beside them, the drawing. */
export const sideBySide = '@container (width >= 33rem)';

/** How words, invitation and drawing share the card. The drawing stands on a ground that runs below all of it. */
export const places = (ground?: Ground) =>
  ({
    display: 'grid',
    gridTemplate: '"text" "more" "illustration" "ground" / minmax(0, 1fr)',
    '--art-width': 'calc(100cqi - 3rem)',
    [narrow]: {
      '--art-width': 'min(51cqi, 10.5rem)',
      gridTemplate:
        '"text text" 1fr "more ." auto "ground ground" auto / minmax(0, 1fr) var(--art-width)',
    },
    [corner]: {
      '--art-width': 'min(50cqi, 24rem)',
      gridTemplate:
        '"text text" 1fr "more illustration" auto "ground ground" auto / minmax(0, 1fr) auto',
    },
    [sideBySide]: {
      gridTemplate:
        '"text illustration" 1fr "more illustration" auto "ground ground" auto / minmax(0, 1fr) auto',
    },
    // First in order, so that the drawing stands before it; the group's link covers both. Of one height in all
    // cards, whatever the scale of their drawings.
    ...(ground && {
      '&::after': {
        ...groundStrip(ground)['&::after'],
        gridArea: 'ground',
        order: -1,
        height: ({ spacing }: Theme) => spacing(4.5),
        // A pixel of it is below the card's edge: part of one would show the card's colour there.
        marginBlockEnd: '-1px',
      },
    }),
  }) as const;
