import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface PromisesProps {
  promises: readonly { title: string; text: string }[];
}

/** What holds for every component, one beside the other. */
export function Promises({ promises }: PromisesProps) {
  return (
    <Box
      component="ul"
      className="sb-unstyled"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        gap: 6,
        m: 0,
        mt: 6,
        p: 0,
        listStyle: 'none',
      }}
    >
      {promises.map(({ title, text }) => (
        <Box
          component="li"
          key={title}
          sx={{ display: 'flex', gap: 3, pt: 4, borderTop: 1, borderColor: 'divider' }}
        >
          <CheckRounded sx={{ color: 'success.main' }} />
          <div>
            <Typography variant="h5" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {text}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
