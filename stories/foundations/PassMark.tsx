import Box from '@mui/material/Box';

interface PassMarkProps {
  /** What is reached or missed: `AA`. */
  name: string;
  isReached: boolean;
}

/** Whether a ratio reaches what it must, told by a sign and not by a colour. */
export function PassMark({ name, isReached }: PassMarkProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 2,
        border: 1,
        borderColor: 'currentColor',
        borderStyle: isReached ? 'solid' : 'dashed',
        borderRadius: 5,
        typography: 'caption',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {name} {isReached ? '✓' : 'no'}
    </Box>
  );
}
