import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon, CallIcon } from '../art/icons';
import { Message } from '../atoms/Message';
import { parseMessage, plainText } from '../domain/parseMessage';

export interface LegalSummaryProps {
  title: string;
  /** A sentence or two each. */
  lines: readonly string[];
  /** Below the lines. */
  note: string;
  /** The section that says more, for each line; none where the line has another way on. */
  targets: ReadonlyArray<{ id: string; title: string } | null | undefined>;
}

/** The anchor of the summary. */
const id = 'in-short';

/** What a legal text says, in a few lines; each leads to the section that says all of it, or calls the helpline. */
export function LegalSummary({ title, lines, note, targets }: LegalSummaryProps) {
  return (
    <Paper
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ p: 'var(--card-space)' }}
    >
      <Typography id={`${id}-title`} variant="h3" component="h2" tabIndex={-1} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line, index) => {
          const section = targets[index];
          const helpline = parseMessage(line).find(({ href }) => href?.startsWith('tel:'));
          return (
            <Box component="li" key={line} sx={row}>
              {section ? (
                <Link href={`#${section.id}`} underline="none" sx={{ flex: 1, py: 2 }}>
                  <Typography component="span" sx={{ display: 'block', color: 'text.primary' }}>
                    {plainText(line)}
                  </Typography>
                  <Typography variant="body2" component="span" sx={target}>
                    <ArrowForwardIcon fontSize="small" />
                    {section.title}
                  </Typography>
                </Link>
              ) : (
                <Typography sx={{ flex: '1 1 12rem', py: 2 }}>
                  {/* The button beside it is the link. */}
                  <Message text={line} isLink={(href) => href !== helpline?.href} />
                </Typography>
              )}
              {helpline?.href && (
                <Button
                  href={helpline.href}
                  variant="contained"
                  color="marigold"
                  startIcon={<CallIcon />}
                >
                  {helpline.text}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" sx={{ pt: 3, color: 'text.secondary' }}>
        {note}
      </Typography>
    </Paper>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  borderBottom: 'hairline',
  borderColor: 'divider',
} as const;

const target = { display: 'flex', alignItems: 'center', gap: 1.5 } as const;
