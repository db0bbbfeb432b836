import Box from '@mui/material/Box';
import { BreakableName } from '../blocks/BreakableName';

/** Values as they stand in the code, one in each line. */
export function Values({ values }: { values: readonly string[] }) {
  return values.map((value) => (
    <Box
      component="code"
      key={value}
      sx={{
        display: 'block',
        fontSize: '0.8125rem',
        lineHeight: 1.6,
        overflowWrap: 'anywhere',
        color: 'text.secondary',
      }}
    >
      <BreakableName name={value} />
    </Box>
  ));
}
