import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import heroShop from '../../src/art/hero-shop.svg?drawing';
import jaal from '../../src/art/jaal.svg';
import { Illustration } from '../../src/atoms/Illustration';

interface OpeningProps {
  eyebrow: string;
  title: string;
  children: ReactNode;
}

/** The first view of the Introduction, in the look of Home’s. */
export function Opening({ eyebrow, title, children }: OpeningProps) {
  return (
    <Box
      className="sb-unstyled"
      sx={(theme) => ({
        position: 'relative',
        overflow: 'hidden',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gap: 6,
        alignItems: 'center',
        p: { xs: 6, sm: 10, md: 12 },
        borderRadius: `${theme.radius.stage}px`,
        bgcolor: 'ink.main',
        color: 'ink.contrastText',
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 0,
          insetInlineStart: { md: '45%' },
          backgroundImage: `url("${jaal}")`,
          opacity: 0.55,
          maskImage: {
            xs: 'linear-gradient(to bottom, transparent 45%, black)',
            md: 'linear-gradient(to right, transparent, black 60%)',
          },
        },
        '& > *': { position: 'relative' },
      })}
    >
      <div>
        <Typography variant="eyebrow" component="p" sx={{ mb: 3, color: 'marigold.main' }}>
          {eyebrow}
        </Typography>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead" component="p" sx={{ mt: 4, color: 'ink.light' }}>
          {children}
        </Typography>
      </div>
      <Illustration {...heroShop} alt="" priority="high" sx={{ maxWidth: 480, mx: 'auto' }} />
    </Box>
  );
}
