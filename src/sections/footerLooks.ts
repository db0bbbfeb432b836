import streetUrl from '../art/street.svg';

/** Every page ends at the street, seen from far; its ground is the footer. */
export const footerStreet = {
  '&::before': {
    content: '""',
    display: 'block',
    height: 'clamp(4.5rem, 3.6rem + 4vw, 7.5rem)',
    mb: '-1px',
    bgcolor: 'background.default',
    backgroundImage: `url("${streetUrl}")`,
    backgroundRepeat: 'repeat-x',
    backgroundPosition: 'center bottom',
    backgroundSize: 'auto 100%',
  },
} as const;

/** A dot before each fact; those at the start of a line are clipped. */
export const factRow = {
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: '-1.25em',
  '& > span': {
    position: 'relative',
    paddingInlineStart: '1.25em',
    overflowWrap: 'anywhere',
    '&::before': { content: '"·"', position: 'absolute', insetInlineStart: '0.5em' },
  },
} as const;
