import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Slip, type SlipProps } from '../atoms/Slip';
import { TerminalScreen, type TerminalScreenProps } from '../atoms/TerminalScreen';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { colours } from '../theme/tokens';

export interface DemoStepContent {
  title: string;
  text: string;
  /** What the machine shows at this step, and the slip that it prints at the last one. */
  screen: Omit<TerminalScreenProps, 'label' | 'sx' | 'titleSx'> & { slip?: Omit<SlipProps, 'sx'> };
}

export interface DemoStepProps extends DemoStepContent {
  /** Counted from 0. */
  index: number;
  /** How many steps there are. */
  count: number;
  /** Names the screen for those who only hear its words. */
  label: string;
  /** Whether a drawn shop stands beside the steps, whose machine shows the screen where there is room. */
  hasScene: boolean;
}

/** A step of `ServiceDemo`: its words, and what the machine shows and prints. */
export function DemoStep({ title, text, screen, index, count, label, hasScene }: DemoStepProps) {
  const { slip, ...shown } = screen;
  /** Over the shop, which stands beside the words of all steps and their heading. */
  const onShop = (place: object) =>
    hasScene &&
    standing({
      gridColumn: 2,
      gridRow: `1 / span ${count + 1}`,
      ...(index > 0 && appearing),
      ...place,
    });
  return (
    <Box component="li" sx={[step, hasScene ? ownTimeline : inRow]}>
      <Box sx={[words, hasScene ? read : wordsInRow]}>
        <Box aria-hidden sx={[number, hasScene && numberRead(index, count)]}>
          {index + 1}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '30em', color: 'text.secondary' }}>
            {withCompoundsKept(text)}
          </Typography>
        </Box>
      </Box>
      <TerminalScreen
        {...shown}
        label={label}
        titleSx={[index > 0 && saidBefore]}
        sx={[
          besideWords,
          // Its slip says as much.
          slip !== undefined && { display: 'none' },
          onShop({ ...placed(52, 102, 248, 200), display: 'flex', border: 0, borderRadius: 0 }),
        ]}
      />
      {slip && (
        <Slip
          {...slip}
          size="compact"
          tornEdge="top"
          isDrawn
          sx={[besideWords, onShop({ ...placed(370, 152, 200, 340), ...printed })]}
        />
      )}
    </Box>
  );
}

/** Room for the shop in its full size beside the steps. */
export const roomy = '@container (min-width: 62rem)';

/** Where the browser can tell which step is read, and the shop has room. */
export const standing = (styles: object) => ({
  '@supports (animation-timeline: view()) and (timeline-scope: none)': { [roomy]: styles },
});

/** Where the shop stands in the window: whole, also in a low one. */
export const shopTop = 'min(var(--header-in-view) + 5rem, 100svh - 38.5rem)';

/** The screen beside the words, or below them where those begin. */
const step = { display: 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 3 } } as const;

const ownTimeline = standing({ display: 'contents', timelineScope: '--step' });

/** Beside the other steps, with their screens in line. */
const inRow = {
  [roomy]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 2',
    alignItems: 'start',
  },
} as const;

const words = {
  flex: '1 1 16rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: { xs: 3, sm: 4 },
} as const;

const wordsInRow = {
  [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 3, alignContent: 'start' },
} as const;

/** A step is read while it covers a line low in the window, where the last one still has the whole shop beside it. */
const read = standing({
  gridColumn: 1,
  alignContent: 'start',
  paddingBlock: 4,
  viewTimeline: '--step',
  viewTimelineInset: '78% 22%',
});

const besideWords = {
  flex: '0 1 17rem',
  marginInlineStart: { xs: 11, sm: 12 },
  [roomy]: { marginInlineStart: 0 },
} as const;

/** Where the screen before has the same title. */
const saidBefore = { display: 'none', ...standing({ display: 'block' }) } as const;

/** A place in units of the shop, which is 600 high: stands still and leaves with it. A drawing is never mirrored. */
const placed = (x: number, y: number, width: number, height: number) => ({
  position: 'sticky',
  top: `calc(${shopTop} + ${y / 16}rem)`,
  alignSelf: 'start',
  justifySelf: 'left',
  width: `${width / 16}rem`,
  height: `${height / 16}rem`,
  margin: `${y / 16}rem 0 ${(600 - y - height) / 16}rem ${x / 16}rem`,
});

const number = {
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: 'edge',
  borderColor: 'primary.main',
  borderRadius: '50%',
  bgcolor: 'background.paper',
  color: 'primary.main',
  typography: 'h6',
} as const;

const fill = keyframes({
  'from, to': { boxShadow: `inset 0 0 0 1rem ${colours.indigo}`, color: colours.white },
});

/** Filled while the step is read; that of the first also before, that of the last also after. */
const numberRead = (index: number, count: number) =>
  standing({
    animation: `${fill} linear ${index === 0 ? 'backwards' : index === count - 1 ? 'forwards' : 'none'}`,
    animationTimeline: '--step',
  });

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const feed = keyframes`from { translate: 0 100%; clip-path: inset(0 0 100%); }`;

/** Each screen but the first comes over the one before, as soon as its step is read. */
const appearing = {
  animation: `${appear} linear both`,
  animationTimeline: '--step',
  animationRange: 'cover 0% cover 1%',
} as const;

/** Stands in the slot, and comes out of it where motion is welcome. */
const printed = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${appear} linear both, ${feed} linear both`,
    animationTimeline: '--step',
    animationRange: 'cover 0% cover 1%, cover 0% cover 60%',
  },
} as const;
