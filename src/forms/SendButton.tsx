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

/** A submit button that shows that something is on its way. */
export function SendButton({ label, sendingLabel, isSending, sx }: SendButtonProps) {
  return (
    <Button type="submit" variant="contained" size="large" {...busyButtonProps(isSending)} sx={sx}>
      {isSending ? sendingLabel : label}
    </Button>
  );
}
