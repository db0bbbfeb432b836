import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CallIcon, MailIcon } from '../art/icons';
import { fromPrinter } from '../atoms/fromPrinter';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { Slip } from '../atoms/Slip';
import type { ThanksContent } from '../content/contentShapes';
import { letterParts } from '../domain/letterParts';
import { type Email, mailtoUrl } from '../domain/mailtoUrl';
import { counterFront, counterGrid, counterTop, slot } from './counterLook';

export interface ThanksCounterProps {
  /** The `h1`, the specification's sentence, what is left to do, what stands around the email, and ways on. */
  messages: Omit<ThanksContent, 'meta'>;
  /** Stands on the counter. */
  illustration: Drawing;
  /** Address that the email goes to. */
  to: string;
  /** As it is sent; the last paragraph of its body has a line for each detail. */
  email: Email;
  /** Whether blanks are left in the body for the visitor to fill in. */
  hasBlanks: boolean;
  /** The other way to the company. */
  call: { phone: string; label: string };
}

/** A counter from edge to edge: on it the thanks and the drawing, and out of its slot the slip with the written email. */
export function ThanksCounter({
  messages,
  illustration,
  to,
  email,
  hasBlanks,
  call,
}: ThanksCounterProps) {
  const words = messages.email;
  const { opening, lines } = letterParts(email.body);
  return (
    <>
      <Section component="div" space="none" sx={{ pt: { xs: 8, md: 14 } }}>
        <Box sx={counterGrid}>
          <Box sx={{ gridColumn: { sm: 2 }, pb: { sm: 8, md: 14 } }}>
            <Typography variant="display" component="h1" tabIndex={-1} sx={large}>
              {messages.title}
            </Typography>
            <Typography sx={{ mt: 4 }}>{messages.text}</Typography>
            <Typography
              component="p"
              sx={{ mt: 5, maxWidth: '26em', typography: { xs: 'h4', md: 'h3' } }}
            >
              {messages.help}
            </Typography>
            <Box sx={ways}>
              <Button
                href={mailtoUrl(to, email)}
                variant="contained"
                size="large"
                startIcon={<MailIcon />}
              >
                {words.openLabel}
              </Button>
              <Button
                href={`tel:${call.phone}`}
                variant="outlined"
                size="large"
                startIcon={<CallIcon />}
              >
                {call.label}
              </Button>
            </Box>
          </Box>
          <Illustration
            {...illustration}
            alt={messages.illustrationAlt}
            priority="high"
            sx={{ gridRow: { sm: 1 }, maxWidth: { xs: 360, sm: 'none' }, marginInline: 'auto' }}
          />
        </Box>
      </Section>
      <Box sx={counterTop} />
      <Section component="div" tone="ink" space="none" sx={counterFront}>
        <Box sx={counterGrid}>
          <Box
            component="section"
            aria-labelledby="written-email"
            sx={[slot, { gridColumn: { sm: 2 } }]}
          >
            <Box sx={fromPrinter}>
              <Slip
                title={words.title}
                titleId="written-email"
                titleComponent="h2"
                lines={lines}
                sx={{ filter: 'none' }}
              >
                {[
                  [words.toLabel, to],
                  [words.subjectLabel, email.subject],
                ].map(([label, value]) => (
                  <Typography key={label} variant="body2" sx={{ color: 'text.secondary' }}>
                    {label}: {value}
                  </Typography>
                ))}
                <Typography sx={{ mt: 4, whiteSpace: 'pre-line' }}>{opening}</Typography>
              </Slip>
            </Box>
          </Box>
          <Box sx={{ gridRow: { sm: 1 }, pt: { sm: 10, md: 14 } }}>
            {[hasBlanks && words.blanks, words.copy].map(
              (text) =>
                text && (
                  <Typography
                    key={text}
                    variant="lead"
                    component="p"
                    sx={{ mb: 5, maxWidth: '24em' }}
                  >
                    {text}
                  </Typography>
                ),
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
              {messages.links.map(({ label, href }) => (
                <Link
                  key={href}
                  href={href}
                  sx={{ paddingBlock: 2, '&&, &&:hover, &&:active': { color: 'ink.contrastText' } }}
                >
                  {label}
                </Link>
              ))}
            </Box>
          </Box>
        </Box>
      </Section>
    </>
  );
}

/** Where there is room, the largest words of the page. */
const large = {
  '&&': {
    fontSize: {
      lg: ({ headlineSize }: Theme) => headlineSize('clamp(5.25rem, 7.4vw, 9rem)'),
    },
  },
} as const;

const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 3, sm: 4 },
  mt: 6,
  '& > a': { flexGrow: { xs: 1, sm: 0 } },
} as const;
