/** A sentence that stands out in its text, as if marked in it with a pen. */
export const callout = {
  mb: 5,
  paddingInlineStart: 4,
  paddingBlock: 1,
  borderInlineStart: '6px solid',
  borderColor: 'marigold.main',
  fontWeight: 'fontWeightMedium',
} as const;
