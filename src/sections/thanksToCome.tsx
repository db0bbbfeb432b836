import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon, CallIcon, MailIcon } from '../art/icons';
import { ticketIllustrations, wayIllustrations } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { mailtoUrl } from '../domain/mailtoUrl';
import { pavement } from './shopOnStreet';
import type { ThanksCounterProps } from './ThanksCounter';
import { thanksScene } from './thanksLook';
import { startGrid, startHeadline, startStage, ticket } from './thanksTicket';
import { wayCards, waysStage } from './thanksWays';

/** The steps to the thanks on a ticket beside a shop whose keeper fills in the form, and below them, on two cards the ways without it. */
export function thanksToCome({ messages, illustration, to, email, call }: ThanksCounterProps) {
  const { email: words, start } = messages;
  return (
    <>
      <Section component="div" tone="inherit" space="none" sx={startStage}>
        <Box sx={startGrid}>
          <Typography component="p" sx={startHeadline}>
            {start.title}
          </Typography>
          <Box sx={ticket}>
            <ol>
              <li>
                <div>
                  <Typography variant="h4" component="p">
                    {start.details.title}
                  </Typography>
                  <p>{start.details.text}</p>
                  <Button
                    href={start.link.href}
                    variant="contained"
                    size="large"
                    endIcon={<ArrowForwardIcon />}
                  >
                    {start.link.label}
                  </Button>
                </div>
                <Illustration {...ticketIllustrations.form} alt="" />
              </li>
              <li>
                <div>
                  <Typography variant="h4" component="p">
                    {start.email.title}
                  </Typography>
                  <p>{start.email.text}</p>
                </div>
                <Illustration {...ticketIllustrations.email} alt="" />
              </li>
              <li>
                <div>
                  <Typography variant="h4" component="p">
                    {start.reply}
                  </Typography>
                  <h1 tabIndex={-1}>{messages.text}</h1>
                </div>
                <Illustration {...ticketIllustrations.reply} alt="" />
              </li>
            </ol>
          </Box>
          <Box className="scene" sx={[thanksScene, ...pavement]}>
            <Illustration {...illustration} priority="high" />
          </Box>
        </Box>
      </Section>
      <Section labelledBy="other-ways" space="none">
        <Box sx={waysStage}>
          <Typography variant="h2" id="other-ways">
            {start.otherTitle}
          </Typography>
          <Box component="ul" sx={wayCards}>
            <li>
              <div>
                <Typography variant="h4" component="p">
                  {start.whenCall}
                </Typography>
                <p>{call.hours}</p>
              </div>
              <Illustration {...wayIllustrations.telephone} alt="" />
              <Button
                href={`tel:${call.phone}`}
                variant="outlined"
                size="large"
                startIcon={<CallIcon />}
              >
                {call.label}
              </Button>
            </li>
            <li>
              <div>
                <Typography variant="h4" component="p">
                  {start.whenEmail}
                </Typography>
                <p>{words.blanks}</p>
              </div>
              <Illustration {...wayIllustrations.letterBox} alt="" />
              <Button
                href={mailtoUrl(to, email)}
                variant="outlined"
                size="large"
                startIcon={<MailIcon />}
              >
                {words.writeLabel}
              </Button>
            </li>
          </Box>
        </Box>
      </Section>
    </>
  );
}
