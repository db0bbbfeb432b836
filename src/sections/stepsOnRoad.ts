/** A number on the road. */
const mark = {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 'calc(var(--mark) / 12)',
  top: '-0.25rem',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 'calc(var(--mark) * 5 / 6)',
  height: 'calc(var(--mark) * 5 / 6)',
  border: '3px solid var(--road, var(--tone))',
  borderRadius: '50%',
  backgroundColor: 'var(--number, var(--ground))',
  color: 'var(--on-number, inherit)',
  fontSize: 'calc(var(--mark) * 5 / 12)',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Steps below each other on the road, each with its own screen; on paper in a row. */
export const stepsOnRoad = {
  counterReset: 'step',
  '& > div + div, & > img': { display: 'none' },
  '& > ol': { m: 0, p: 0, listStyle: 'none' },
  '& > ol > li': {
    display: { xs: 'block', sm: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr) 17rem',
    columnGap: 10,
    pb: 8,
  },
  '& > ol > li > div': {
    position: 'relative',
    paddingInlineStart: 'var(--beside)',
    pb: 5,
    overflowWrap: 'anywhere',
  },
  // Not of the list and its items, whose boxes go where the terminal stands beside them.
  '& > ol > li > div > h4': { counterIncrement: 'step' },
  '& > ol > li > div > h4::before': mark,
  '& > ol > li > figure': { marginInlineStart: { xs: 'var(--beside)', sm: 0 } },
  '@media print': {
    '& > ol': { display: 'flex', gap: '4mm', mt: '3mm' },
    '& > ol > li': { display: 'block', flex: '1 1 0', minWidth: 0, p: 0 },
    '& > ol > li > div': { p: 0 },
    '& > ol > li > div > h4::before': { all: 'unset', content: 'counter(step) ". "' },
    '& > ol > li > div > h4': { typography: 'h4', counterIncrement: 'step' },
    '& > ol > li > div > p': { typography: 'body2' },
    '& > ol > li > figure': { m: 0, mt: '2mm' },
    // Half a page has no room for it.
    '& > ol > li > figure > div + div': { display: 'none' },
  },
} as const;
