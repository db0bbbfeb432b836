import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import jaal from '../art/jaal.svg';
import jaalLight from '../art/jaal-light.svg';
import { Section, type SectionTone } from '../atoms/Section';
import { fadeAlongLine, patternBehind } from './patternBehind';

export interface PageTitleProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  lead: string;
  /**
   * Surface of the opening.
   * @default 'sand'
   */
  tone?: SectionTone;
  /** Above the title: breadcrumbs. */
  before?: ReactNode;
  /** Below the lead. */
  after?: ReactNode;
  /** An image that stands on the lower edge, at the side; below the words on small windows. */
  aside?: ReactNode;
}

/** The opening of a page other than Home and messages: its one `h1`, left-aligned and large, and a lead. */
export function PageTitle({ title, lead, tone = 'sand', before, after, aside }: PageTitleProps) {
  return (
    <Section
      component="div"
      tone={tone}
      space="none"
      sx={{ overflow: 'hidden', ...(!aside && ornament(tone === 'ink' ? jaal : jaalLight)) }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: aside ? 'minmax(0, 7fr) minmax(0, 5fr)' : undefined,
            md: aside ? undefined : 'minmax(0, 9fr)',
          },
          columnGap: 6,
        }}
      >
        <Box sx={{ alignSelf: 'center', paddingBlock: { xs: 10, md: 16 } }}>
          {before}
          <Typography variant="h1" tabIndex={-1} sx={{ typography: { xl: 'display' } }}>
            {title}
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: 5, maxWidth: '24em' }}>
            {lead}
          </Typography>
          {after}
        </Box>
        {aside && (
          <Box sx={{ alignSelf: 'end', pt: { sm: 10 }, maxWidth: { xs: 440, sm: 'none' } }}>
            {aside}
          </Box>
        )}
      </Box>
    </Section>
  );
}

const ornament = (pattern: string) =>
  patternBehind(pattern, {
    insetInlineStart: { xs: '60%', md: '50%' },
    opacity: 0.5,
    maskImage: fadeAlongLine(),
  });
