import CircularProgress from '@mui/material/CircularProgress';

/**
 * What a button shows and tells while it waits for an answer. It keeps the focus, so it can still be
 * pressed; who uses it ignores the presses.
 */
export function busyButtonProps(isBusy: boolean) {
  return {
    'aria-disabled': isBusy,
    'aria-busy': isBusy,
    startIcon: isBusy && <CircularProgress color="inherit" size="1em" aria-hidden />,
  };
}
