import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Values } from './Values';

interface ServedImageProps {
  /** Where the file stands on the site. */
  url: string;
  /** What the image is or says; written below it too. */
  alt: string;
  /** Width and height in pixels, where there is room for them. */
  size: { width: number; height: number };
  /** Facts of the file, one in each line. */
  values: readonly string[];
}

/** An image that the site serves at an url of its own, as an item of a list. */
export function ServedImage({ url, alt, size, values }: ServedImageProps) {
  return (
    <li>
      <Box
        component="img"
        src={url}
        alt={alt}
        {...size}
        sx={{ display: 'block', maxWidth: '100%', height: 'auto', mb: 2 }}
      />
      <Typography variant="body2" sx={{ mb: 1, fontWeight: 600 }}>
        {alt}
      </Typography>
      <Values values={values} />
    </li>
  );
}
