import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import fingerprint from '../../art/fingerprint.svg?drawing';
import { Illustration } from '../../atoms/Illustration';
import { Slip, type SlipProps } from '../../atoms/Slip';

export interface SignedSlipProps {
  /** The slip that a visitor takes home; an example. */
  receipt: Pick<SlipProps, 'title' | 'lines' | 'result'> & {
    /** Says that it is an example, and what it is good for. */
    note: string;
  };
}

/** A print of a finger, with the slip of the transaction that it signs lying on a corner of it. */
export function SignedSlip({ receipt: { note, ...slip } }: SignedSlipProps) {
  return (
    <Box component="figure" sx={{ m: 0, mx: 'auto', maxWidth: '30rem' }}>
      <Illustration
        {...fingerprint}
        alt=""
        sx={{
          width: { xs: '58%', md: '70%' },
          marginInlineStart: 'auto',
          '@media print': { display: 'none' },
        }}
      />
      <Slip
        {...slip}
        titleComponent="h3"
        sx={{ position: 'relative', mt: { xs: '-24%', md: '-30%' }, marginInlineEnd: '8%' }}
      />
      <Typography component="figcaption" variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  );
}
