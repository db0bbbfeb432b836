import type { Theme } from '@mui/material/styles';

/** Short fields side by side: at most two in a row, so that none of an even number is left alone. */
export const fieldGrid = {
  display: 'grid',
  gap: { xs: 4, sm: 5 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))',
} as const;

/** What empties a form stands before its fields, where nobody looks for the button that sends it. */
export const clearButton = { alignSelf: 'start' } as const;

/** A form is of no use on paper: nobody could send it. */
export const onScreen = { '@media print': { display: 'none' } } as const;

/** Styles of what is brought into view: it does not end on the window's edge. */
export const inView = { scrollMarginBlock: ({ spacing }: Theme) => spacing(5) } as const;
