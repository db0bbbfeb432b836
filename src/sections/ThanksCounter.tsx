import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CallIcon, MailIcon } from '../art/icons';
import { CopyButton } from '../atoms/CopyButton';
import { fromPrinter } from '../atoms/fromPrinter';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { Slip } from '../atoms/Slip';
import type { ThanksContent } from '../content/contentShapes';
import { letterParts } from '../domain/letterParts';
import { type Email, mailtoUrl } from '../domain/mailtoUrl';
import { counterFront, counterGrid, counterTop, slot, ways } from './counterLook';

export interface ThanksCounterProps {
  /** The `h1`, the specification's sentence, what is left to do, what stands around the email, and ways on. */
  messages: Omit<ThanksContent, 'meta'>;
  /** Stands on the counter. */
  illustration: Drawing;
  /** Address that the email goes to. */
  to: string;
  /** As it is sent; the last paragraph of its body has a line for each detail. */
  email: Email;
  /** Whether blanks are left in the body for the visitor to fill in; the form then leads. */
  hasBlanks: boolean;
  /** The other way to the company. */
  call: { phone: string; label: string };
}

/**
 * A counter from edge to edge: on it the thanks, what is left to do and the drawing, and out of its slot the slip with
 * the written email.
 */
export function ThanksCounter({
  messages,
  illustration,
  to,
  email,
  hasBlanks,
  call,
}: ThanksCounterProps) {
  const { email: words, start } = messages;
  const mailto = mailtoUrl(to, email);
  const { opening, lines } = letterParts(email.body);
  return (
    <>
      <Section component="div" space="none" sx={{ pt: { xs: 8, md: 14 } }}>
        <Box sx={counterGrid}>
          <Box sx={{ gridColumn: { md: 2 }, pb: { md: 14 } }}>
            <Typography variant="h3" component="h1" tabIndex={-1}>
              {messages.title}
            </Typography>
            <Typography sx={{ mt: 2 }}>{messages.text}</Typography>
            <Typography variant="h1" component="p" sx={{ mt: { xs: 6, md: 8 } }}>
              {hasBlanks ? start.title : messages.left}
            </Typography>
            <Typography variant="lead" component="p" sx={{ mt: 3, maxWidth: '26em' }}>
              {hasBlanks ? start.text : messages.help}
            </Typography>
            <Box component="ul" sx={ways}>
              <li>
                <Button
                  {...(hasBlanks
                    ? { href: start.link.href }
                    : { href: mailto, startIcon: <MailIcon /> })}
                  variant="contained"
                  size="large"
                >
                  {hasBlanks ? start.link.label : words.openLabel}
                </Button>
              </li>
              <li>
                <Button
                  href={`tel:${call.phone}`}
                  variant="outlined"
                  size="large"
                  startIcon={<CallIcon />}
                >
                  {call.label}
                </Button>
              </li>
            </Box>
          </Box>
          <Illustration
            {...illustration}
            alt={messages.illustrationAlt}
            priority="high"
            sx={{
              gridRow: { md: 1 },
              maxWidth: { xs: 360, sm: 480, md: 'none' },
              marginInline: 'auto',
            }}
          />
        </Box>
      </Section>
      <Box sx={counterTop} />
      <Section component="div" tone="ink" space="none" sx={counterFront}>
        <Box sx={counterGrid}>
          <Box
            component="section"
            aria-labelledby="written-email"
            sx={[slot, { gridColumn: { md: 2 } }]}
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
                {opening.split('\n\n').map((paragraph) => (
                  <Typography key={paragraph} sx={{ mt: 4, textWrap: 'balance' }}>
                    {paragraph}
                  </Typography>
                ))}
                {hasBlanks && (
                  <Typography
                    sx={{
                      mt: 4,
                      fontWeight: 'fontWeightMedium',
                      color: 'secondary.main',
                      textWrap: 'balance',
                    }}
                  >
                    {words.blanks}
                  </Typography>
                )}
              </Slip>
            </Box>
          </Box>
          <Box sx={{ gridRow: { md: 1 }, alignSelf: { md: 'center' }, pt: { md: 9 } }}>
            <Typography
              component="p"
              sx={{ mb: 5, maxWidth: '24em', typography: { xs: 'lead', md: 'h3' } }}
            >
              {hasBlanks ? start.email : words.copy}
            </Typography>
            {hasBlanks ? (
              <Button
                href={mailto}
                variant="outlined"
                color="paper"
                startIcon={<MailIcon />}
                sx={{ mb: 5 }}
              >
                {words.openLabel}
              </Button>
            ) : (
              <CopyButton
                text={email.body}
                label={words.copyLabel}
                copiedLabel={words.copiedLabel}
                sx={{ mb: 5 }}
              />
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
