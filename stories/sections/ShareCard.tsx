import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { socialImageSize } from '../../src/domain/socialImage';

interface ShareCardProps {
  title: string;
  description: string;
  /** Host of the site, shown above the title. */
  host: string;
  illustration: { src: string; alt: string };
}

/** A page as chats and networks show a link to it. */
export function ShareCard({ title, description, host, illustration }: ShareCardProps) {
  return (
    <Box
      sx={{
        maxWidth: 480,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="img"
        {...illustration}
        {...socialImageSize}
        sx={{ display: 'block', width: '100%', height: 'auto' }}
      />
      <Box sx={{ p: 4 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {host}
        </Typography>
        <Typography variant="h5" component="p" sx={{ my: 1 }}>
          {title}
        </Typography>
        <Typography variant="body2">{description}</Typography>
      </Box>
    </Box>
  );
}
