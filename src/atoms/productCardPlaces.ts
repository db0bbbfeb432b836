/** Room for the invitation and, beside it, the drawing. */
export const corner = '@container (width >= 22rem)';

/** Room for all words and, beside them, the drawing. */
export const sideBySide = '@container (width >= 40rem)';

/** How words, invitation and drawing share the card. */
export const places = {
  display: 'grid',
  gridTemplate: '"text" "more" "illustration" / minmax(0, 1fr)',
  [corner]: { gridTemplate: '"text text" 1fr "more illustration" auto / minmax(0, 1fr) auto' },
  [sideBySide]: {
    gridTemplate: '"text illustration" 1fr "more illustration" auto / minmax(0, 1fr) auto',
  },
} as const;
