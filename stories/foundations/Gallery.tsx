import Typography from '@mui/material/Typography';
import { type Drawing, Illustration } from '../../src/atoms/Illustration';
import { Specimens } from './Specimens';
import { Values } from './Values';

interface GalleryProps {
  /** The drawings by the names that the code calls them. */
  drawings: Readonly<Record<string, Drawing>>;
  /** Where on the site each stands, by the same names; one sentence where all stand in one place. */
  uses: string | Readonly<Record<string, string>>;
  /** Least width of a drawing's place in pixels. @default 200 */
  width?: number;
}

/** Drawings with their names, where they stand on the site, and the size of their canvas. */
export function Gallery({ drawings, uses, width }: GalleryProps) {
  return (
    <Specimens width={width}>
      {Object.entries(drawings).map(([name, drawing]) => (
        <li key={name}>
          <Illustration {...drawing} alt={name} priority="high" sx={{ maxWidth: drawing.width }} />
          <Typography variant="body2" sx={{ mt: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mb: 1 }}>
            {typeof uses === 'string' ? uses : uses[name]}
          </Typography>
          <Values values={[`${drawing.width} × ${drawing.height}`]} />
        </li>
      ))}
    </Specimens>
  );
}
