import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DocsLink } from './DocsLink';

interface Reader {
  name: string;
  /** What this reader comes for. */
  text: string;
  /** Where to begin: ids of stories or docs pages, with what is found there. */
  links: readonly { id: string; label: string }[];
}

const tones = ['ink.light', 'marigold.light', 'leaf.light'];

/** The readers side by side, each with the ways in. */
export function Readers({ readers }: { readers: readonly Reader[] }) {
  return (
    <Box
      className="sb-unstyled"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
        gap: 5,
        mt: 6,
      }}
    >
      {readers.map(({ name, text, links }, index) => (
        <Box
          component="section"
          key={name}
          sx={{
            p: 6,
            // Seen where the system replaces the surfaces.
            border: '1px solid transparent',
            borderRadius: (theme) => `${theme.radius.stage}px`,
            bgcolor: tones[index % tones.length],
            color: 'ink.main',
          }}
        >
          <Typography variant="h3">{name}</Typography>
          <Typography variant="body2" sx={{ mt: 2 }}>
            {text}
          </Typography>
          <Box
            component="ul"
            sx={{ m: 0, mt: 4, p: 0, listStyle: 'none', '& a': { color: 'inherit' } }}
          >
            {links.map(({ id, label }) => (
              <Typography
                key={id}
                component="li"
                variant="body2"
                sx={{
                  py: 2,
                  borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
                  fontWeight: 550,
                }}
              >
                <DocsLink id={id}>{label}</DocsLink>
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
