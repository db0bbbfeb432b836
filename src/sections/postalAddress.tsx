import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PostalAddress } from '#brand/brandTypes';
import { withNumbersKept } from '../domain/withNumbersKept';

/** An address as on an envelope: the name first, then a line for each part. */
export function postalAddress(name: string, address: PostalAddress) {
  const place = `${address.city}, ${address.region} ${address.postalCode}`;
  return (
    <Typography component="address" sx={{ fontStyle: 'normal' }}>
      {[name, ...address.lines, place].map((line) => (
        <Box
          key={line}
          component="span"
          sx={{ display: 'block', '&:first-of-type': { fontWeight: 'fontWeightMedium' } }}
        >
          {withNumbersKept(line)}
        </Box>
      ))}
    </Typography>
  );
}
