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
  const ways = [
    {
      question: start.whenCall,
      text: call.hours,
      drawing: wayIllustrations.telephone,
      href: `tel:${call.phone}`,
      Icon: CallIcon,
      label: call.label,
    },
    {
      question: start.whenEmail,
      text: words.blanks,
      drawing: wayIllustrations.letterBox,
      href: mailtoUrl(to, email),
      Icon: MailIcon,
      label: words.writeLabel,
    },
  ];
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
            {ways.map(({ question, text, drawing, href, Icon, label }) => (
              <li key={href}>
                <div>
                  <Typography variant="h4" component="p">
                    {question}
                  </Typography>
                  <p>{text}</p>
                </div>
                <Illustration {...drawing} alt="" />
                <Button href={href} variant="outlined" size="large" startIcon={<Icon />}>
                  {label}
                </Button>
              </li>
            ))}
          </Box>
        </Box>
      </Section>
    </>
  );
}
