import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { ArrowDownwardIcon, CallIcon } from '../art/icons';
import { Section } from '../atoms/Section';
import { tornSlip } from '../atoms/tornSlip';
import type { HelpContent } from '../content/contentShapes';
import {
  asTarget,
  besideIcon,
  besideSign,
  bothWays,
  callSign,
  contentsStrip,
  label,
  number,
  ornament,
  signAndNumber,
} from './helpStageLook';
import { machine, machineOnDark, outOfMouth } from './slipMachine';

export interface HelpStageProps {
  /** The page's `h1` and lead, the two ways to a number, and the contents. */
  messages: Pick<HelpContent, 'title' | 'lead' | 'stage' | 'contents'>;
  /** The number to call, and when somebody answers. */
  company: Pick<CompanyFacts, 'phone' | 'phoneDisplay' | 'officeHoursText'>;
}

/**
 * The opening of the help page, for somebody who stands in the street with a phone: the helpline for
 * fraud as large as a shop sign, the way out for money that was cut beside it, and the contents.
 */
export function HelpStage({ messages, company }: HelpStageProps) {
  const { stage, contents } = messages;
  return (
    <Section component="div" surface="ink" space="none" sx={ornament}>
      <Box sx={bothWays}>
        <div>
          <Typography variant="h1" tabIndex={-1} sx={{ typography: { xs: 'h2', sm: 'h1' } }}>
            {messages.title}
          </Typography>
          {/* A phone shows both ways without scrolling. */}
          <Typography sx={{ mt: 3, color: 'ink.light', display: { xs: 'none', sm: 'block' } }}>
            {messages.lead}
          </Typography>
          <Typography variant="h3" component="h2" sx={{ mt: { xs: 6, sm: 8, md: 12 } }}>
            {stage.fraud.title}
          </Typography>
          <Link href={`tel:${stage.fraud.phone}`} underline="none" sx={signAndNumber}>
            <Box className="sign" sx={callSign}>
              <CallIcon sx={{ width: '55%', height: '55%' }} />
            </Box>
            <span>
              <Box component="span" sx={number}>
                {stage.fraud.phone}
              </Box>
              <Typography variant="body2" component="span" sx={label}>
                {stage.fraud.phoneLabel}
              </Typography>
            </span>
          </Link>
          <Typography sx={besideSign}>{stage.fraud.text}</Typography>
        </div>
        <Box sx={[machine, machineOnDark, { alignSelf: 'center' }]}>
          <Box sx={[tornSlip, outOfMouth]}>
            <Box sx={{ p: { xs: 5, md: 8 }, pt: { xs: 4, md: 8 }, pb: { xs: 0, md: 2 } }}>
              <Typography variant="h3" component="h2" sx={{ typography: { xs: 'h4', sm: 'h3' } }}>
                {stage.money.title}
              </Typography>
              <Typography sx={{ mt: { xs: 1, sm: 2 } }}>{stage.money.text}</Typography>
              <Box sx={{ mt: { xs: 2, md: 3 }, borderTop: '2px dashed', borderColor: 'divider' }}>
                <Link
                  href={`tel:${company.phone}`}
                  variant="h4"
                  sx={{ ...asTarget, mt: { xs: 2, md: 4 }, textDecoration: 'none' }}
                >
                  <CallIcon />
                  <span>
                    {stage.money.callLabel}
                    <Box
                      component="u"
                      sx={{
                        display: 'block',
                        fontSize: { md: '1.375rem', lg: '2.25rem' },
                        textUnderlineOffset: '0.2em',
                      }}
                    >
                      {company.phoneDisplay}
                    </Box>
                  </span>
                </Link>
                <Typography variant="body2" sx={{ ...besideIcon, color: 'text.secondary' }}>
                  {company.officeHoursText}
                </Typography>
              </Box>
            </Box>
          </Box>
        </Box>
      </Box>
      <Box component="nav" aria-label={contents.label} sx={contentsStrip}>
        <ul>
          {Object.entries(contents.parts).map(([id, label]) => (
            <li key={id}>
              <Link href={`#${id}`} underline="hover">
                <ArrowDownwardIcon fontSize="small" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Box>
    </Section>
  );
}
