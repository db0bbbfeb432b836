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
  /** One or two sentences below the title. */
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
}

/** The opening of a page that is read: its one `h1`, left-aligned and large, and a lead. */
export function PageTitle({ title, lead, tone = 'sand', before, after }: PageTitleProps) {
  return (
    <Section
      component="div"
      tone={tone}
      space="none"
      sx={ornament(tone === 'ink' ? jaal : jaalLight)}
    >
      <Box sx={{ paddingBlock: { xs: 10, md: 16 }, maxWidth: { md: '75%' } }}>
        {before}
        <Typography variant="h1" tabIndex={-1} sx={{ typography: { xl: 'display' } }}>
          {title}
        </Typography>
        <Typography variant="lead" component="p" sx={{ mt: 5, maxWidth: '24em' }}>
          {lead}
        </Typography>
        {after}
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
