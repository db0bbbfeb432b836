import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { home } from '#messages/pages/home';
import { siteFrame } from '#messages/siteFrame';
import { Section, type SectionTone } from '../../src/atoms/Section';

interface FocusRingsProps {
  tone: SectionTone;
  /** Colour of links on the surface. */
  linkColour: string;
}

/** A button and a link on a surface, to be reached with Tab. */
export function FocusRings({ tone, linkColour }: FocusRingsProps) {
  return (
    <Section tone={tone} space="half" component="div">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <Button variant="contained" color={tone === 'ink' ? 'marigold' : 'primary'}>
          {home.hero.startLabel}
        </Button>
        <Typography>
          <Link href="#focus" sx={{ color: linkColour, '&:hover': { color: linkColour } }}>
            {siteFrame.skipLabel}
          </Link>
        </Typography>
      </Box>
    </Section>
  );
}
