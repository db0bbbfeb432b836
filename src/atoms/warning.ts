import { radius } from '../theme/tokens';

/** What must not be overlooked in a form: marked as with a pen, on a ground of its own, with an icon before its words. */
export const warning = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingBlock: 2.5,
  paddingInlineStart: 3,
  paddingInlineEnd: { xs: 3, md: 1.5 },
  borderInlineStart: '6px solid',
  borderColor: 'marigold.main',
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  bgcolor: 'sand.main',
  fontWeight: 'fontWeightMedium',
  '& > svg': { flex: 'none', width: '1.75rem', height: '1.75rem', color: 'secondary.main' },
} as const;
