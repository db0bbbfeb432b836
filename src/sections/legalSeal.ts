import type { SxProps, Theme } from '@mui/material/styles';
import { toPageEnd } from './legalColumns';

/** The end of a legal text: the impression of a rubber stamp with version and date, in one ink. */
export const legalSeal = {
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 6,
    mt: { xs: 10, md: 14 },
    pt: { xs: 8, md: 10 },
    borderTop: '3px solid',
    borderColor: 'ink.main',
    marginInlineStart: { sm: -14 },
    // Below the words, as the slips are.
    paddingInlineStart: { sm: 14 },
    marginInlineEnd: { lg: toPageEnd },
  },
  impression: {
    display: 'flex',
    alignItems: 'center',
    // Large text needs the whole line.
    flexWrap: 'wrap',
    '@container (min-width: 20rem)': { flexWrap: 'nowrap' },
    gap: { xs: 4, sm: 5 },
    paddingBlock: 2.5,
    paddingInline: ({ spacing }: Theme) => `${spacing(3)} ${spacing(6)}`,
    border: '3px solid',
    borderRadius: 1,
    // A second, finer line within the first.
    outline: '1px solid',
    outlineOffset: -8,
    color: 'primary.main',
    rotate: 'calc(-2deg * var(--inline,1))',
    '& > img': { flex: 'none', width: { xs: 80, sm: 104 } },
    '&& > p': { m: 0, typography: 'body2', lineHeight: 1.4 },
    // The date is not parted.
    '& time': { display: 'inline-block' },
    '& strong': { display: 'block', typography: 'h3' },
  },
  /** What else there is to read, not on paper. */
  further: {
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    width: { xs: '100%', md: 'auto' },
    minWidth: { md: 'min(14rem, 100%)' },
    '& > a': { justifyContent: 'space-between' },
    '@media print': { display: 'none' },
  },
} as const satisfies Record<string, SxProps<Theme>>;
