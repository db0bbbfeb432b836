import { radius } from '../theme/tokens';

/** What must not be overlooked in a form: on a ground of its own, with an icon on a disc before its words. */
export const warning = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  paddingBlock: 2,
  paddingInlineStart: 2,
  paddingInlineEnd: { xs: 3, md: 1.5 },
  borderRadius: `${radius.control}px`,
  bgcolor: 'sand.main',
  fontWeight: 'fontWeightMedium',
  '& > svg': {
    flex: 'none',
    boxSizing: 'border-box',
    width: '2rem',
    height: '2rem',
    p: 1.5,
    borderRadius: '50%',
    bgcolor: 'marigold.main',
    color: 'ink.main',
  },
} as const;
