/** For a link that is a block of its own: wide enough that the ring of focus keeps off its words. */
export const focusRingInset = {
  display: 'inline-block',
  maxWidth: '100%',
  marginInlineStart: -1,
  paddingInline: 1,
} as const;
