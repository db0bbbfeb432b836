import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CallIcon, MailIcon } from '../art/icons';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { mailtoUrl } from '../domain/mailtoUrl';
import { Boards } from './Boards';
import { pavement } from './shopOnStreet';
import type { ThanksCounterProps } from './ThanksCounter';
import { thanksScene } from './thanksLook';
import { besideEachOther, startGrid, startHeadline, startStage, ticket } from './thanksTicket';

/** The steps to the thanks on a ticket beside a shop that is still closed, and below them the ways without the form. */
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
                </div>
                <Button href={start.link.href} variant="contained" size="large">
                  {start.link.label}
                </Button>
              </li>
              <li>
                <div>
                  <Typography variant="h4" component="p">
                    {start.email.title}
                  </Typography>
                  <p>{start.email.text}</p>
                </div>
              </li>
              <li>
                <div>
                  <Typography variant="h4" component="p">
                    {start.reply}
                  </Typography>
                  <h1 tabIndex={-1}>{messages.text}</h1>
                </div>
              </li>
            </ol>
          </Box>
          <Box className="scene" sx={[thanksScene, ...pavement]}>
            <Illustration {...illustration} priority="high" />
          </Box>
        </Box>
      </Section>
      <Section
        labelledBy="other-ways"
        space="none"
        sx={{ pt: { xs: 10, md: 14 }, pb: { xs: 12, md: 16 } }}
      >
        <Typography variant="h2" id="other-ways" sx={{ mb: { xs: 5, md: 6 } }}>
          {start.otherTitle}
        </Typography>
        <Box sx={besideEachOther}>
          <Boards
            links={[
              {
                label: call.label,
                href: `tel:${call.phone}`,
                Icon: CallIcon,
                question: start.whenCall,
                note: call.hours,
                look: 'board',
              },
              {
                label: words.writeLabel,
                href: mailtoUrl(to, email),
                Icon: MailIcon,
                question: start.whenEmail,
                note: words.blanks,
                look: 'board',
              },
            ]}
          />
        </Box>
      </Section>
    </>
  );
}
