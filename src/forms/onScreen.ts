/** A form is of no use on paper: nobody could send it. */
export const onScreen = { '@media print': { display: 'none' } } as const;
