import { radius } from '../theme/tokens';

/** A sentence that stands out in its text, as if marked in it with a pen. */
export const callout = {
  mb: 5,
  paddingInlineStart: 4,
  paddingBlock: 1,
  borderInlineStart: '6px solid',
  borderColor: 'marigold.main',
  fontWeight: 'fontWeightMedium',
} as const;

/** What must not be overlooked in a form: marked like that, on a ground of its own, with an icon before its words. */
export const warning = {
  ...callout,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mb: 0,
  paddingBlock: 2.5,
  paddingInlineStart: 3,
  paddingInlineEnd: { xs: 3, md: 1.5 },
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  bgcolor: 'sand.main',
  '& > svg': { flex: 'none', width: '1.75rem', height: '1.75rem', color: 'secondary.main' },
} as const;
