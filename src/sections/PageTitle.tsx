import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import desk from '../art/grounds/desk.svg';
import deskFront from '../art/grounds/desk-front.svg';
import jaal from '../art/jaal.svg';
import jaalLight from '../art/jaal-light.svg';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section, type SectionProps } from '../atoms/Section';
import { fadeAlongLine, patternBehind } from './patternBehind';

export interface PageTitleProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /**
   * Surface of the opening.
   * @default 'sand'
   */
  tone?: SectionProps['surface'];
  /** Above the title: breadcrumbs. */
  before?: ReactNode;
  /** Below the lead. */
  after?: ReactNode;
  /** Decorates the space below the words: on a counter in wide windows, else on what is `beside`. */
  illustration?: Drawing;
  /** A slip that hangs over the lower edge: at the side on wide windows, and below all else on narrow ones. */
  beside?: ReactNode;
}

/**
 * The opening of a page that is read: its one `h1`, left-aligned and large, and a lead. A page with a form opens
 * with `FormOpening`, a product's with `ProductOpening`, one of a single message with `MessagePanel`.
 */
export function PageTitle({
  title,
  lead,
  tone = 'sand',
  before,
  after,
  illustration,
  beside,
}: PageTitleProps) {
  return (
    <Section
      component="div"
      surface={tone}
      space="none"
      sx={[ornament(tone === 'ink' ? jaal : jaalLight), !!(illustration && beside) && counter]}
    >
      <Box sx={beside ? columns : { maxWidth: { md: '75%' } }}>
        <Box sx={words}>
          <Box
            sx={{
              pt: { xs: 10, md: 16 },
              pb: illustration ? { xs: 5, md: 8 } : { xs: 10, md: 16 },
            }}
          >
            {before}
            <Typography variant="h1" tabIndex={-1} sx={{ typography: { xl: 'display' } }}>
              {title}
            </Typography>
            <Typography variant="lead" component="p" sx={{ mt: 5, maxWidth: '24em' }}>
              {lead}
            </Typography>
            {after}
          </Box>
          {illustration && <Illustration {...illustration} alt="" sx={standing} />}
        </Box>
        {beside && <Box sx={hanging}>{beside}</Box>}
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr) minmax(0, min(34rem, 50%))',
  },
  columnGap: { md: 8, lg: 12 },
  alignItems: 'center',
} as const;

const words = {
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
} as const;

const standing = {
  width: { xs: '100%', sm: '24rem', md: 'min(100%, 40rem)' },
  maxWidth: { xs: 300, sm: 'none' },
  mt: 'auto',
  '@media print': { display: 'none' },
} as const;

/** Height of the counter's front. */
const front = 16;

/** What the illustration stands on, from edge to edge; what is `beside` hangs before it. */
const counter = {
  '&::after': {
    content: { md: '""' },
    display: 'block',
    height: ({ spacing }: Theme) => spacing(front),
    background: ({ spacing }: Theme) =>
      `url("${desk}") repeat-x 0 0 / auto ${spacing(3)}, url("${deskFront}") repeat-x 0 100% / auto ${spacing(front)}`,
    '@media print': { display: 'none' },
  },
} as const;

/** Over the edge by less than the space that the next section has above its content. */
const hanging = {
  alignSelf: 'end',
  mt: { md: 5 },
  mb: { xs: -6, md: -front - 6 },
  '@media print': { mb: 0 },
} as const;

const ornament = (pattern: string) => ({
  ...patternBehind(pattern, {
    insetInlineStart: { xs: '60%', md: '40%' },
    opacity: 0.5,
    maskImage: fadeAlongLine(),
  }),
  // For what hangs over the edge.
  overflow: 'visible',
});
