import type { Theme } from '@mui/material/styles';
import { type Ground, groundStrip } from './groundStrip';

/** Room for the invitation and, beside it, the drawing. */
export const corner = '@container (width >= 28rem)';

/** Less room than that: the drawing stands beside the list, and the invitation has a row of its own below the ground. */
export const narrow = '@container (17rem <= width < 28rem)';

/** Room for all words and, beside them, the drawing. */
export const sideBySide = '@container (width >= 33rem)';

/** Beside the words, how wide the drawing is, and its column: a large drawing reaches out of that, below the words. */
const halfOfCard = 'min(50cqi, 24rem)';
const widths = { half: halfOfCard, corner: 'min(64cqi, 26rem)' } as const;

/** How words, invitation and drawing share the card. The drawing stands on a ground that runs below all of it. */
export const places = (size: keyof typeof widths, ground?: Ground) =>
  ({
    display: 'grid',
    gridTemplate: '"text" "more" "illustration" "ground" / minmax(0, 1fr)',
    '--art-width': 'min(100cqi - 1.5rem, 17rem)',
    [narrow]: {
      // Beside a list of two, which it stands a little below, it rises to the words above that.
      '--art-width': 'min(100cqi - 11.75rem, 9.5rem)',
      '--below-list': 'max(1rem, var(--art-width) * 5 / 6 - 5.5rem)',
      '--list-width': 'calc(100cqi - var(--art-width) - 1.75rem)',
      // A longer list leaves it more room above, and reaches into what is empty at its edge.
      '&:has(li:nth-of-type(3))': {
        '--art-width': 'min(100cqi - 10.25rem, 12rem)',
        '--below-list': '1.25rem',
        '--list-width': 'calc(100cqi - 0.92 * var(--art-width) - 1.25rem)',
      },
      gridTemplate: '"text" "ground" "more" / minmax(0, 1fr)',
    },
    [corner]: {
      '--art-width': halfOfCard,
      gridTemplate:
        '"text text" 1fr "more illustration" auto "ground ground" auto / minmax(0, 1fr) auto',
    },
    [sideBySide]: {
      '--art-width': widths[size],
      gridTemplate: `"text illustration" auto "more illustration" 1fr "ground ground" auto / minmax(0, 1fr) calc(${halfOfCard} + 1.5rem)`,
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
        [narrow]: { marginBlockEnd: 0 },
      },
    }),
  }) as const;
