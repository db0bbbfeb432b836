import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckIcon } from '../art/icons';
import { FingerIcon, InsertCardIcon, PinIcon } from '../art/terminalSigns';

export interface TerminalScreenProps {
  /** Names the screen for those who only hear its words. */
  label: string;
  /** What the terminal asks for, or that the bank has approved. */
  state: 'check' | 'card' | 'finger' | 'pin' | 'approved';
  /** The service, as the machine names it. */
  title: string;
  /** An amount with its sign. */
  amount?: string;
  /** What else is to be checked, each with its label; of several that are offered, the one that is chosen. */
  lines?: ReadonlyArray<{ label: string; text: string; isChosen?: true }>;
  /** What is to be done now, or the answer, in five words at most. */
  prompt: string;
  /** What it says next, until the bank has answered. */
  wait?: string;
  /** Of the title: hidden where the screen before has said it. */
  titleSx?: SxProps<Theme>;
  /** Placing by the component that uses the screen: its size, and no border within a drawn frame. */
  sx?: SxProps<Theme>;
}

const signs = {
  finger: <FingerIcon sx={{ width: 48, height: 48, mx: 'auto' }} />,
  card: <InsertCardIcon sx={{ width: 48, height: 48, mx: 'auto' }} />,
  pin: <PinIcon viewBox="0 8.5 24 7" sx={{ width: 96, height: 28, mx: 'auto' }} />,
  check: null,
  approved: null,
};

/** The screen of a terminal or monitor at one step. For the receipt that it prints, use `Slip`. */
export function TerminalScreen({
  label,
  state,
  title,
  amount,
  lines = [],
  prompt,
  wait,
  titleSx = [],
  sx = [],
}: TerminalScreenProps) {
  return (
    <Box component="figure" aria-label={label} sx={[screen, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography variant="body2" sx={[head, ...(Array.isArray(titleSx) ? titleSx : [titleSx])]}>
        {title}
      </Typography>
      <Box sx={middle}>
        {amount && (
          <Typography variant="figure" component="strong">
            {amount}
          </Typography>
        )}
        {lines.length > 0 && (
          <Box component="dl" sx={{ flex: '1 1 9rem', m: 0 }}>
            {lines.map(({ label: name, text, isChosen }) => (
              <Box key={name} data-chosen={isChosen} sx={[line, isChosen === true && chosen]}>
                <Typography component="dt" variant="caption">
                  {name}
                </Typography>
                <Typography component="dd" variant="h6" sx={{ m: 0, marginInlineStart: 'auto' }}>
                  {text}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
        {signs[state]}
      </Box>
      <Box sx={[foot, state === 'approved' && approved]}>
        {state === 'approved' && <CheckIcon fontSize="small" />}
        <div>
          <Typography variant="h6" component="p">
            {prompt}
          </Typography>
          {wait && <Typography variant="caption">{wait}</Typography>}
        </div>
      </Box>
    </Box>
  );
}

const screen = {
  display: 'flex',
  flexDirection: 'column',
  m: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  border: 'edge',
  borderColor: 'ink.main',
  borderRadius: 1,
  bgcolor: 'leaf.light',
  color: 'ink.main',
  '@media print': { border: 'hairline' },
} as const;

const head = {
  px: 3,
  py: 1.5,
  borderBottom: 'hairline',
  borderColor: 'leaf.main',
} as const;

/** What is to be checked, and beside an amount what is asked for. */
const middle = {
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
  px: 3,
  py: 2,
} as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  px: 1.5,
  mx: -1.5,
} as const;

const chosen = {
  border: 'edge',
  borderColor: 'ink.main',
  borderRadius: 1,
  bgcolor: 'marigold.main',
} as const;

const foot = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 1.5,
  bgcolor: 'success.light',
  borderTop: 'hairline',
  borderColor: 'leaf.main',
} as const;

const approved = { bgcolor: 'leaf.main', color: 'leaf.contrastText' } as const;
