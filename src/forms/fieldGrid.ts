/** Short fields side by side: at most two in a row, so that none of an even number is left alone. */
export const fieldGrid = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))',
} as const;
