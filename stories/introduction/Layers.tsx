import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface LayersProps {
  /** From the top down, each with what stands side by side on it. */
  layers: readonly (readonly { name: string; text: string }[])[];
}

const surfaces = [
  { bgcolor: 'background.paper', color: 'ink.main' },
  { bgcolor: 'background.paper', color: 'ink.main' },
  { bgcolor: 'ink.light', color: 'ink.main' },
  { bgcolor: 'ink.light', color: 'ink.main' },
  { bgcolor: 'primary.main', color: 'primary.contrastText' },
  { bgcolor: 'ink.main', color: 'ink.contrastText' },
];

/** The layers of the code as steps: each stands on those below and knows none above. */
export function Layers({ layers }: LayersProps) {
  return (
    <Box
      component="ol"
      className="sb-unstyled"
      sx={{ display: 'grid', gap: 1.5, m: 0, mt: 6, p: 0, listStyle: 'none' }}
    >
      {layers.map((stones, index) => (
        <Box
          component="li"
          key={stones.map(({ name }) => name).join()}
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: `repeat(${stones.length}, minmax(0, 1fr))` },
            gap: 1.5,
            mr: { sm: `${(layers.length - 1 - index) * 7}%` },
          }}
        >
          {stones.map(({ name, text }) => (
            <Box
              key={name}
              sx={[
                { px: 5, py: 3.5, border: 1, borderColor: 'divider', borderRadius: 1 },
                surfaces[index] ?? {},
              ]}
            >
              <Typography variant="h5" component="p">
                {name}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
