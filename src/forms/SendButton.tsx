import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { busyButtonProps } from '../atoms/busyButtonProps';

export interface SendButtonProps {
  /** What a press does. */
  label: string;
  /** Takes the label's place while sending. */
  sendingLabel: string;
  /** The button keeps focus and can be pressed; the form ignores it. */
  isSending: boolean;
}

/**
 * A submit button that shows that something is on its way: it is then `aria-disabled` and keeps the focus, and the
 * form around it ignores presses.
 */
export function SendButton({ label, sendingLabel, isSending }: SendButtonProps) {
  const { startIcon, ...busy } = busyButtonProps(isSending);
  const labelled = (isShown: boolean, content: ReactNode) => (
    <Box component="span" sx={{ gridArea: '1 / 1', visibility: isShown ? 'visible' : 'hidden' }}>
      {content}
    </Box>
  );
  return (
    <Button type="submit" variant="contained" size="large" {...busy}>
      {/* Both labels take their room, so that a press does not change the button's size. */}
      <Box component="span" sx={{ display: 'grid' }}>
        {labelled(!isSending, label)}
        {labelled(
          isSending,
          <>
            <Box component="span" sx={iconPlace}>
              {startIcon}
            </Box>
            {sendingLabel}
          </>,
        )}
      </Box>
    </Button>
  );
}

const iconPlace = {
  display: 'inline-flex',
  width: '1em',
  marginInlineEnd: 2,
  verticalAlign: '-0.1em',
} as const;
