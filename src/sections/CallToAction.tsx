import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Section } from '../atoms/Section';
import { surfaces } from '../theme/surfaces';
import { corner } from '../theme/tokens';

export interface CallToActionProps {
  title: string;
  text: string;
  /** The words of the one button, and where it leads. */
  label: string;
  href: string;
  /**
   * `dark` closes a page that is light, `light` one that is dark.
   * @default 'dark'
   */
  tone?: 'dark' | 'light';
  /** A `Scene` that stands on the lower edge of the card. */
  scene?: ReactNode;
}

/** The invitation that closes a page, once. In running content, a `Button` with an `href` does. */
export function CallToAction({
  title,
  text,
  label,
  href,
  tone = 'dark',
  scene,
}: CallToActionProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId} sx={{ '@media print': { display: 'none' } }}>
      <Paper sx={[card, surfaces[tone === 'dark' ? 'indigo' : 'marigoldMist']]}>
        <Box sx={words}>
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
          <Typography variant="lead" sx={{ mt: 4 }}>
            {text}
          </Typography>
          <Button
            href={href}
            variant="contained"
            color={tone === 'dark' ? 'marigold' : 'primary'}
            size="large"
            sx={{ mt: 7 }}
          >
            {label}
          </Button>
        </Box>
        {scene && <Box sx={{ alignSelf: 'end', px: { xs: 6, sm: 0 }, pe: { sm: 8 } }}>{scene}</Box>}
      </Paper>
    </Section>
  );
}

/** Above the ground of the scene, which lies below them too. */
const words = {
  alignSelf: 'center',
  p: { xs: 6, sm: 7, md: 14 },
  pb: { sm: 16, md: 24 },
} as const;

const card = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 6fr)' },
  overflow: 'hidden',
  borderRadius: corner.stage,
} as const;
