import Typography from '@mui/material/Typography';
import { type DrawnPicture, Picture } from '../../src/atoms/Picture';
import { Specimens } from './Specimens';
import { Values } from './Values';

interface GalleryProps {
  /** The drawings by the names that the code calls them. */
  drawings: Readonly<Record<string, DrawnPicture>>;
  /** Least width of a drawing's place in pixels. @default 200 */
  width?: number;
}

/** Drawings with their names and the size of their canvas. */
export function Gallery({ drawings, width }: GalleryProps) {
  return (
    <Specimens width={width}>
      {Object.entries(drawings).map(([name, drawing]) => (
        <li key={name}>
          <Picture {...drawing} alt={name} priority="high" sx={{ maxWidth: drawing.width }} />
          <Typography variant="body2" sx={{ mt: 2, fontWeight: 600 }}>
            {name}
          </Typography>
          <Values values={[`${drawing.width} × ${drawing.height}`]} />
        </li>
      ))}
    </Specimens>
  );
}
