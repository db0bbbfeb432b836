import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export interface ReceiptNoteProps {
  /** What was done, in two or three words. */
  label: string;
  /** The amount with its sign. */
  amount: string;
  /** Placing by the component that uses the slip: position, width, margins. */
  sx?: SxProps<Theme>;
}

const slideIn = keyframes`
  from { opacity: 0; transform: translateY(-16px); }
`;

/** A slip that slides in over the shop image, part of the image and no claim of its own. */
export function ReceiptNote({ label, amount, sx = [] }: ReceiptNoteProps) {
  return (
    <Box
      aria-hidden
      sx={[
        (theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          paddingBlock: 3,
          paddingInlineStart: 3,
          paddingInlineEnd: 5,
          borderRadius: `${theme.radius.control}px`,
          bgcolor: 'background.paper',
          color: 'text.primary',
          overflowWrap: 'anywhere',
          // Unseen but in forced colours, where no shadow lifts it.
          border: '1px solid transparent',
          boxShadow: theme.floatShadow,
          '@media (prefers-reduced-motion: no-preference)': {
            animation: `${slideIn} ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut} 400ms backwards`,
          },
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 40,
          height: 40,
          borderRadius: '50%',
          bgcolor: 'leaf.main',
          color: 'leaf.contrastText',
        }}
      >
        <CheckRounded />
      </Box>
      <div>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', lineHeight: 1.2 }}
        >
          {label}
        </Typography>
        <Typography variant="h4" component="p">
          {amount}
        </Typography>
      </div>
    </Box>
  );
}
