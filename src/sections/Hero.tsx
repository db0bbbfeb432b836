import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ArrowDownwardIcon } from '../art/icons';
import jaal from '../art/jaal.svg';
import type { Drawing } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { HomeContent } from '../content/contentShapes';
import { HeroScene } from './HeroScene';
import { footEnd, heroFoot } from './heroFoot';
import { fadeAlongLine, patternBehind } from './patternBehind';

export interface HeroProps {
  /** All that is said in it. */
  messages: HomeContent['hero'];
  /** The drawing of the first view; the browser loads it before all others. */
  illustration: Drawing;
  /** Address of the join form. */
  joinHref: string;
  /** Anchor of the section that the scroll indicator leads to, with its hash. */
  scrollHref: string;
  /** Pressing Get Started Now. Without it the button does nothing, as the specification says. */
  onStart?: () => void;
  /** A section at the end of the line below the shop, such as `HelpCall`. */
  children?: ReactNode;
}

/** The first view of Home: the promise, the two ways on, and the shop. */
export function Hero({
  messages,
  illustration,
  joinHref,
  scrollHref,
  onStart,
  children,
}: HeroProps) {
  const titleId = useId();
  return (
    <Section
      tone="ink"
      space="none"
      labelledBy={titleId}
      sx={patternBehind(jaal, {
        insetInlineStart: { md: '38%' },
        opacity: 0.55,
        maskImage: {
          xs: 'linear-gradient(to bottom, transparent 35%, black)',
          md: fadeAlongLine('transparent, black 60%'),
        },
      })}
    >
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' },
          columnGap: 12,
          rowGap: { xs: 6, sm: 14 },
          alignItems: 'end',
          minHeight: { md: 'min(40rem, 58vw)', xl: '46rem' },
          pt: { xs: 10 },
        }}
      >
        <Box sx={{ alignSelf: 'center', pb: { md: 'calc(5vw + 2rem)' } }}>
          <Typography variant="eyebrow" component="p" sx={{ mb: 3, color: 'marigold.main' }}>
            {messages.eyebrow}
          </Typography>
          <Typography
            variant="display"
            component="h1"
            id={titleId}
            tabIndex={-1}
            sx={{
              fontSize: {
                md: ({ headlineSize }) => headlineSize('clamp(2.75rem, 6.4vw, 5.25rem)'),
              },
            }}
          >
            {messages.title}
          </Typography>
          <Typography
            variant="lead"
            sx={{
              mt: 5,
              maxWidth: { xs: '18em', sm: '30em', md: '21em' },
              textWrap: 'balance',
              color: 'ink.light',
            }}
          >
            {messages.text}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mt: 8 }}>
            <Button href={joinHref} variant="contained" color="marigold" size="large">
              {messages.joinLabel}
            </Button>
            <Button
              type="button"
              variant="outlined"
              color="paper"
              size="large"
              onClick={() => onStart?.()}
            >
              {messages.startLabel}
            </Button>
          </Box>
        </Box>
        <HeroScene
          illustration={illustration}
          alt={messages.illustrationAlt}
          receipt={messages.receipt}
        />
      </Box>
      <Box sx={heroFoot}>
        <Link
          href={scrollHref}
          underline="hover"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 2,
            maxWidth: '100%',
            minHeight: 44,
            color: 'ink.contrastText',
            '&:hover': { color: 'marigold.main' },
          }}
        >
          <ArrowDownwardIcon />
          {messages.scrollLabel}
        </Link>
        {children && <Box sx={footEnd}>{children}</Box>}
      </Box>
    </Section>
  );
}
