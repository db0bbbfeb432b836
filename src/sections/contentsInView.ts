/**
 * Contents that stay in view on wide windows. Where they are longer than the window their list
 * scrolls by itself, with room around it, so that the ring of a focused entry is not cut.
 */
export const contentsInView = {
  frame: {
    display: 'flex',
    flexDirection: 'column',
    position: { md: 'sticky' },
    top: { md: 'calc(var(--header-height) + 24px)' },
    maxHeight: { md: 'calc(100dvh - var(--header-height) - 48px)' },
    '@media print': { display: 'none' },
  },
  list: {
    overflowY: { md: 'auto' },
    m: -2,
    p: 2,
    pl: 9,
    '& > li::marker': { color: 'text.secondary' },
  },
} as const;
