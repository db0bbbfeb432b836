import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { CallIcon } from '../art/icons';
import { surfaces } from '../theme/surfaces';

export interface HelplineProps {
  /** When to call: a question or a sentence. */
  title: string;
  /** What the number is, and why to call at once. */
  text?: string;
  /** The number as it is dialled. */
  phone: string;
  /** Accessible name of the button, which begins with the number. */
  phoneLabel?: string;
  /**
   * Rank of the title.
   * @default 'p'
   */
  titleComponent?: 'h2' | 'h3' | 'p';
}

/** A number to call in an emergency, in the one look that it has on every page. */
export function Helpline({ title, text, phone, phoneLabel, titleComponent = 'p' }: HelplineProps) {
  return (
    <Paper sx={[surfaces.marigold, bar]}>
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography variant="h4" component={titleComponent}>
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {text}
          </Typography>
        )}
      </Box>
      <Button
        href={`tel:${phone}`}
        variant="contained"
        size="large"
        startIcon={<CallIcon />}
        aria-label={phoneLabel}
        sx={{ typography: 'figure' }}
      >
        {phone}
      </Button>
    </Paper>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  p: 'var(--card-space)',
} as const;
