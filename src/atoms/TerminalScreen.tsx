import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckIcon, CloseIcon } from '../art/icons';
import { FingerIcon, InsertCardIcon, PinIcon } from '../art/terminalSigns';
import type { TerminalScreenContent } from '../content/contentShapes';
import { Slip } from './Slip';
import { terminalScreen } from './terminalScreenStyles';

export interface TerminalScreenProps extends TerminalScreenContent {
  /** Names the screen for those who only hear its words. */
  label: string;
}

const answers = { approved: CheckIcon, declined: CloseIcon };
const askedFor = { finger: FingerIcon, card: InsertCardIcon };

/** The screen of the terminal at one step, and the slip that it prints at the end. For a receipt alone, use `Slip`. */
export function TerminalScreen({
  label,
  state,
  title,
  amount,
  lines,
  prompt,
  wait,
  slip,
}: TerminalScreenProps) {
  const Answer = state === 'approved' || state === 'declined' ? answers[state] : undefined;
  const Asked = state === 'finger' || state === 'card' ? askedFor[state] : undefined;
  return (
    <Box component="figure" aria-label={label} data-state={state} sx={terminalScreen}>
      <div>
        <p>{title}</p>
        {amount && (
          <Typography variant="h3" component="strong">
            {amount}
          </Typography>
        )}
        {lines && (
          <dl>
            {lines.map(({ label: name, text, isChosen }) => (
              <div key={name} data-chosen={isChosen}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {Asked && <Asked />}
        {state === 'pin' && <PinIcon viewBox="0 8.5 24 7" />}
        <p>
          {Answer && <Answer fontSize="small" />}
          {prompt}
        </p>
        {wait && <p>{wait}</p>}
      </div>
      {slip && <Slip {...slip} size="compact" />}
    </Box>
  );
}
