import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CallIcon } from '../art/icons';
import { stepIllustrations } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { textWithLinks } from '../atoms/textWithLinks';
import type { DrawnPoint, LinkContent } from '../content/contentShapes';
import { linksWithin } from '../domain/linksWithin';

const isPhone = (href: string) => href.startsWith('tel:');

/**
 * Buttons to call each number that a text names; on paper the text alone names them. An urgent one has the colour of
 * alarm, `alarmFrom` a width on.
 */
export function callButtons(
  text: string,
  places: readonly LinkContent[],
  alarmFrom: 'xs' | 'sm' = 'xs',
) {
  const urgent = new Set(places.flatMap(({ href, isUrgent }) => (isUrgent ? [href] : [])));
  const numbers = linksWithin(text, places).flatMap(({ text: number, href }) =>
    href && isPhone(href) ? [{ number, href }] : [],
  );
  if (numbers.length === 0) return null;
  return (
    <Box sx={calls}>
      {numbers.map(({ number, href }) => (
        <Button
          key={href}
          href={href}
          variant="outlined"
          startIcon={<CallIcon />}
          sx={[{ typography: 'h4' }, urgent.has(href) && alarmed(alarmFrom)]}
        >
          {number}
        </Button>
      ))}
    </Box>
  );
}

/** A text whose numbers are called by buttons beside it, and whose other places are links. */
export const textBesideCalls = (text: string, places: readonly LinkContent[]) =>
  textWithLinks(text, places, (href) => !isPhone(href));

/** What to do in an emergency, in order: each step drawn, numbered, and with buttons to call whom it names. */
export function drawnSteps(
  steps: readonly DrawnPoint[],
  places: readonly LinkContent[],
  sx: SxProps<Theme> = [],
) {
  return (
    <Box component="ol" sx={[list, ...(Array.isArray(sx) ? sx : [sx])]}>
      {steps.map(({ illustration, title, text }) => (
        <li key={title}>
          <Illustration {...stepIllustrations[illustration]} alt="" />
          <Typography variant="h3">{title}</Typography>
          <Typography>{textBesideCalls(text, places)}</Typography>
          {/* On a phone the helpline's bar, which is in view here, has the colour of alarm for itself. */}
          {callButtons(text, places, 'sm')}
        </li>
      ))}
    </Box>
  );
}

const alarmed = (from: 'xs' | 'sm') =>
  ({
    '&, &:hover, &:active': {
      borderColor: { [from]: 'transparent' },
      bgcolor: { [from]: 'marigold.main' },
      color: { [from]: 'marigold.contrastText' },
    },
    '&:hover': { bgcolor: { [from]: 'marigold.light' } },
  }) as const;

const calls = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  '& > a': { mt: 4 },
  '@media print': { display: 'none' },
} as const;

/** The number of a step or of a rule; as its size is in `em`, it is as large as its text. */
export const numberDisc = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.4em',
  height: '1.4em',
  borderRadius: '50%',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The drawing beside the title on a phone, whose words take the whole line below, else beside all of the step. */
const list = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'min(6.5rem, 28vw) minmax(0, 1fr)',
      sm: '9rem minmax(0, 1fr)',
    },
    // Where the drawing is higher than the words, the room stays below them.
    gridTemplateRows: { sm: 'auto auto 1fr' },
    columnGap: { xs: 3, sm: 6 },
    paddingBlock: { xs: 6, md: 7 },
    borderTop: '1px solid',
    borderColor: 'edge.main',
    counterIncrement: 'step',
    overflowWrap: 'anywhere',
    '& > *': { gridColumn: { xs: '1 / -1', sm: 2 } },
    '& > img': { gridColumn: 1, gridRow: { sm: '1 / -1' } },
    '& > h3': {
      gridColumn: 2,
      display: 'flex',
      alignItems: 'center',
      gap: { xs: 2.5, sm: 3 },
      fontSize: { xs: '1.375rem', md: '1.75rem' },
      '&::before': {
        ...numberDisc,
        content: 'counter(step)',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      },
    },
    '& > p': { mt: { xs: 3, sm: 2 }, maxWidth: '30em' },
  },
  '@media print': { '& > li': { display: 'block' }, '& > li > img': { display: 'none' } },
} as const;
