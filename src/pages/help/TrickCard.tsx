import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Drawing, Illustration } from '../../atoms/Illustration';
import { surfaces } from '../../theme/surfaces';

export interface TrickCardProps {
  title: string;
  /** What the cheat says, word for word. */
  says: string;
  /** What to do. */
  text: string;
  /** Who says it. */
  caller: Drawing;
}

/** What a cheat says, and what to do. */
export function TrickCard({ title, says, text, caller }: TrickCardProps) {
  return (
    <Paper sx={[surfaces.roseMist, { p: { xs: 4, md: 5 } }]}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 3, md: 4 } }}>
        <Illustration {...caller} alt="" sx={{ flex: 'none', width: { xs: 56, md: 72 } }} />
        <Typography component="blockquote" variant="h5" sx={{ m: 0 }}>
          “{says}”
        </Typography>
      </Box>
      <Typography sx={{ mt: { xs: 2, md: 3 } }}>
        <strong>{title}.</strong> {text}
      </Typography>
    </Paper>
  );
}
