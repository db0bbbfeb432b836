/** Room for the invitation and, beside it, the drawing. */
export const corner = '@container (width >= 22rem)';

/** Room for all words and, beside them, the drawing. */
export const sideBySide = '@container (width >= 40rem)';

/** How words, invitation and drawing share the card. */
export const places = {
  display: 'grid',
  gridTemplate: '"words" "more" "picture" / minmax(0, 1fr)',
  [corner]: { gridTemplate: '"words words" 1fr "more picture" auto / minmax(0, 1fr) auto' },
  [sideBySide]: { gridTemplate: '"words picture" 1fr "more picture" auto / minmax(0, 1fr) auto' },
} as const;
