import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colours } from '../../src/theme/tokens';
import { type ColourName, rolesOf } from './paletteNames';
import { Values } from './Values';

interface SwatchProps {
  name: ColourName;
  /** What the colour is for. */
  use: string;
}

/** One colour of the tokens with its value, its use, and the roles that it plays. */
export function Swatch({ name, use }: SwatchProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '4.5rem minmax(0, 1fr)', sm: '7rem 4fr 5fr' },
        gap: { xs: 4, sm: 6 },
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        data-colour={colours[name]}
        sx={{
          minHeight: 72,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: colours[name],
          forcedColorAdjust: 'none',
        }}
      />
      <div>
        <Typography variant="h5" component="h4">
          {name}
        </Typography>
        <Values values={[colours[name]]} />
        <Typography variant="body2" sx={{ mt: 1 }}>
          {use}
        </Typography>
      </div>
      <Box sx={{ gridColumn: { xs: '2', sm: 'auto' } }}>
        <Values values={rolesOf(name)} />
      </Box>
    </Box>
  );
}
