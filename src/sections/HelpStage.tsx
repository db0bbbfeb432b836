import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { ArrowDownwardIcon, CallIcon } from '../art/icons';
import jaal from '../art/jaal.svg';
import mouth from '../art/slip-mouth.svg';
import { Section } from '../atoms/Section';
import { tornSlip } from '../atoms/tornSlip';
import type { HelpContent } from '../content/contentShapes';
import { fadeAlongLine, patternBehind } from './patternBehind';

export interface HelpStageProps {
  /** The page's `h1` and lead, the two ways to a number, and the contents. */
  messages: Pick<HelpContent, 'title' | 'lead' | 'stage' | 'contents'>;
  /** The number to call. */
  company: Pick<CompanyFacts, 'phone' | 'phoneDisplay'>;
}

const asTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
} as const;

/**
 * The opening of the help page, for somebody who stands in the street with a phone: the helpline for
 * fraud as large as a shop sign, the way out for money that was cut beside it, and the contents.
 */
export function HelpStage({ messages, company }: HelpStageProps) {
  const { stage, contents } = messages;
  return (
    <Section component="div" tone="ink" space="none" sx={ornament}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: { md: 10, lg: 14 },
          rowGap: { xs: 5, sm: 7 },
          alignItems: 'start',
          pt: { xs: 5, md: 14 },
          pb: { xs: 7, md: 12 },
        }}
      >
        <div>
          <Typography variant="h1" tabIndex={-1}>
            {messages.title}
          </Typography>
          {/* A phone shows both ways without scrolling. */}
          <Typography sx={{ mt: 3, color: 'ink.light', display: { xs: 'none', sm: 'block' } }}>
            {messages.lead}
          </Typography>
          <Typography variant="h3" component="h2" sx={{ mt: { xs: 3, md: 12 } }}>
            {stage.fraud.title}
          </Typography>
          <Link
            href={`tel:${stage.fraud.phone}`}
            underline="none"
            sx={{
              display: 'inline-grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              alignItems: 'center',
              columnGap: { xs: 3, md: 6 },
              // The disc stands in the middle of the number, and the words below that.
              '& > span:last-of-type': { display: 'contents' },
              '& > span > span + span': { gridColumn: 2 },
              maxWidth: '100%',
              '&, &:hover, &:active': { color: 'marigold.main' },
              '&:hover .sign': { bgcolor: 'marigold.light' },
            }}
          >
            <Box className="sign" sx={callSign}>
              <CallIcon sx={{ width: '55%', height: '55%' }} />
            </Box>
            <span>
              <Box component="span" sx={number}>
                {stage.fraud.phone}
              </Box>
              <Typography variant="body2" component="span" sx={{ color: 'ink.contrastText' }}>
                {stage.fraud.phoneLabel}
              </Typography>
            </span>
          </Link>
          <Typography sx={besideSign}>{stage.fraud.text}</Typography>
        </div>
        <Box sx={machine}>
          <Box sx={[tornSlip, outOfMouth]}>
            <Box sx={{ p: { xs: 5, md: 8 }, pb: { xs: 3, md: 5 } }}>
              <Typography variant="h3" component="h2">
                {stage.money.title}
              </Typography>
              <Typography sx={{ mt: 2 }}>{stage.money.text}</Typography>
              <Box sx={{ mt: 3, borderTop: '2px dashed', borderColor: 'divider' }}>
                <Link
                  href={`tel:${company.phone}`}
                  variant="h4"
                  sx={{ ...asTarget, mt: 2, textDecoration: { sm: 'none' } }}
                >
                  <CallIcon />
                  <span>
                    {stage.money.callLabel}
                    <Box
                      component="u"
                      sx={{ display: { xs: 'none', sm: 'block' }, textUnderlineOffset: '0.2em' }}
                    >
                      {company.phoneDisplay}
                    </Box>
                  </span>
                </Link>
                <br />
                <Link
                  href="#money"
                  variant="h4"
                  sx={{ ...asTarget, '@media print': { display: 'none' } }}
                >
                  <ArrowDownwardIcon />
                  {stage.money.stepsLabel}
                </Link>
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

/** Of the width of `slip-mouth.svg`, which is never wider than 35 rem in a window of one column. */
const share = (units: number) => ({
  sm: `min(${(units / 560) * 100}%, ${units / 16}rem)`,
  md: `${(units / 560) * 100}%`,
});

/** The pattern of the cloth behind both ways, where there is room beside the words. */
const ornament = patternBehind(jaal, {
  insetInlineStart: { md: '40%' },
  opacity: { xs: 0, md: 0.55 },
  maskImage: fadeAlongLine(),
});

/** Where there is room for it, the front of the machine that the slip comes out of. */
const machine = {
  position: 'relative',
  pt: share(80),
  maxWidth: { sm: '35rem', md: 'none' },
  paddingInline: share(24),
  '&::before': {
    content: '""',
    display: { xs: 'none', sm: 'block' },
    position: 'absolute',
    insetInline: 0,
    top: 0,
    aspectRatio: '560 / 120',
    background: `url("${mouth}") 0 0 / 100%`,
    transform: 'scaleX(var(--inline,1))',
  },
  '@media print': { p: 0, '&::before': { display: 'none' } },
} as const;

/** In the shadow of the mouth. */
const outOfMouth = {
  position: 'relative',
  backgroundImage: ({ palette }: Theme) => ({
    sm: `linear-gradient(${palette.ink.light}, transparent 14px)`,
  }),
  backgroundOrigin: 'border-box',
} as const;

const signWidth = 'min(clamp(3.5rem, 2.5rem + 4vw, 7rem), 17vw)';

/** In one line with the number and its words. */
const besideSign = {
  mt: { xs: 2, md: 4 },
  paddingInlineStart: { md: `calc(${signWidth} + 1.5rem)` },
  color: 'ink.light',
} as const;

const callSign = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: signWidth,
  aspectRatio: '1',
  borderRadius: '50%',
  bgcolor: 'marigold.main',
  color: 'marigold.contrastText',
  '@media print': { display: 'none' },
} as const;

/** The window caps it, so that large text keeps the four digits whole. */
const number = {
  display: 'block',
  typography: 'display',
  '&&': { fontSize: 'min(clamp(6rem, 3.5rem + 13vw, 15rem), 34vw)', lineHeight: 0.8 },
  // Digits stand a little below the middle of their line.
  paddingBlockEnd: '0.05em',
  // There the system lays a plate behind the glyphs, as high as the font.
  '@media (forced-colors: active)': { '&&': { lineHeight: 1.25 } },
} as const;

/** One row of links, one below the other on a phone; on paper nobody can follow them. */
const contentsStrip = {
  borderTop: '1px solid',
  borderColor: 'primary.light',
  '@media print': { display: 'none' },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, max-content)',
    },
    columnGap: { xs: 4, md: 12 },
    m: 0,
    p: 0,
    paddingBlock: { xs: 2, md: 3 },
    listStyle: 'none',
  },
  '& a': {
    ...asTarget,
    '&, &:active': { color: 'ink.contrastText' },
    '&:hover': { color: 'marigold.main' },
  },
} as const;
