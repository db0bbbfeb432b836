import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { busyButtonProps } from '../atoms/busyButtonProps';

export interface SendButtonProps {
  /** What a press does. */
  label: string;
  /** Takes the label's place while sending. */
  sendingLabel: string;
  /** The button keeps focus and can be pressed; the form ignores it. */
  isSending: boolean;
  sx?: SxProps<Theme>;
}

/**
 * A submit button that shows that something is on its way: it is then `aria-disabled` and keeps the focus, and the
 * form around it ignores presses.
 */
export function SendButton({ label, sendingLabel, isSending, sx }: SendButtonProps) {
  const { startIcon: sign, ...busy } = busyButtonProps(isSending);
  return (
    <Button type="submit" variant="contained" size="large" {...busy} sx={sx}>
      {/* Both labels take their room, so that a press does not change the button's size. */}
      <Box component="span" sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        <Box component="span" sx={{ visibility: isSending ? 'hidden' : 'visible' }}>
          {label}
        </Box>
        <Box component="span" sx={{ visibility: isSending ? 'visible' : 'hidden' }}>
          <Box
            component="span"
            sx={{
              display: 'inline-flex',
              width: '1em',
              marginInlineEnd: 2,
              verticalAlign: '-0.1em',
            }}
          >
            {sign}
          </Box>
          {sendingLabel}
        </Box>
      </Box>
    </Button>
  );
}
