import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section, type SectionProps } from '../atoms/Section';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { corner } from '../theme/tokens';
import { DemoStep, type DemoStepContent, roomy, shopTop, standing } from './DemoStep';

export interface ServiceDemoProps extends Pick<SectionProps, 'surface'> {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** Stands before the title. */
  icon?: ReactNode;
  /** What the service is. */
  text?: string;
  /** That names and figures are examples. */
  note?: string;
  /** Three to six, in the order in which they happen. */
  steps: readonly DemoStepContent[];
  /** Names the screens for those who only hear their words. */
  screenLabel: string;
  /**
   * The shop with the machine, on a canvas of 600 by 600: its screen is 248 by 200 at (52, 102), and the slot of its
   * printer is 200 wide at (370, 492). Without it the steps stand in a row, each with its own screen.
   */
  scene?: Drawing;
}

/**
 * How a service works, step by step, each with what the machine shows. In a wide window the shop stands beside the
 * steps and its machine shows the step that is read; elsewhere, in print and where the browser has no scroll
 * timelines, the screen of each step stands beside or below its words.
 */
export function ServiceDemo({
  id,
  title,
  icon,
  text,
  note,
  steps,
  screenLabel,
  scene,
  surface = 'paper',
}: ServiceDemoProps) {
  const count = steps.length;
  return (
    <Section
      id={id}
      labelledBy={`${id}-title`}
      surface={surface}
      sx={{ '@media print': { breakInside: 'avoid' } }}
    >
      <Box sx={{ containerType: 'inline-size', '@media print': { containerType: 'normal' } }}>
        <Box sx={[stage, scene !== undefined && besideScene]}>
          <Box sx={{ alignSelf: 'center', [roomy]: { pb: 4 } }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
              {icon}
              <Typography variant="h2" id={`${id}-title`} tabIndex={-1} sx={heading}>
                {title}
              </Typography>
            </Box>
            {text && (
              <Typography variant="lead" sx={{ mt: 4, maxWidth: '34em' }}>
                {withCompoundsKept(text)}
              </Typography>
            )}
            {note && (
              <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
                {note}
              </Typography>
            )}
          </Box>
          {scene && <Illustration {...scene} alt="" sx={shop(count)} />}
          <Box component="ol" sx={[list, scene ? listBesideScene : row(count)]}>
            {steps.map((step, index) => (
              <DemoStep
                key={step.title}
                {...step}
                index={index}
                count={count}
                label={screenLabel}
                hasScene={scene !== undefined}
              />
            ))}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

/** Room for the shop, made smaller, beside the heading. */
const headRoom = '@container (min-width: 42rem)';

const stage = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: { xs: 5, md: 8 },
} as const;

const besideScene = {
  columnGap: { xs: 6, lg: 14 },
  [headRoom]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 37.5rem', rowGap: 0 },
} as const;

/** Below the icon where its longest word has no room beside it. */
const heading = { minWidth: 0, overflowWrap: 'anywhere', flex: '1 1 min-content' } as const;

/** Its upper half from edge to edge of a phone; in a wide window in view for as long as the steps are. */
const shop = (count: number) =>
  ({
    width: 'calc(100% + 2 * var(--gutter))',
    maxWidth: 'none',
    marginInline: 'calc(-1 * var(--gutter))',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    objectPosition: 'top',
    [headRoom]: { aspectRatio: '1', width: '100%', m: 0, borderRadius: corner.stage },
    [roomy]: {
      gridColumn: 2,
      gridRow: `1 / span ${count + 1}`,
      position: 'sticky',
      top: shopTop,
      alignSelf: 'start',
    },
    '@media print': { display: 'none' },
  }) as const;

const list = { display: 'grid', rowGap: { xs: 5, sm: 6 }, m: 0, p: 0, listStyle: 'none' } as const;

const listBesideScene = {
  [headRoom]: { gridColumn: '1 / -1' },
  [roomy]: { gridColumn: 1, mt: 4 },
  ...standing({ display: 'contents' }),
} as const;

/** As many beside each other as there are. */
const row = (count: number) => ({
  [roomy]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, columnGap: 5, rowGap: 3 },
});
