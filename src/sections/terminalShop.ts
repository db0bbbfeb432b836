import type { Theme } from '@mui/material/styles';
import { colours } from '../theme/tokens';
import {
  cardInSlot,
  endOfSection,
  onScreens,
  screen,
  slip,
  spaceAtEnd,
  terminal,
  words,
} from './terminalParts';

/** What is seen of the machine: all of its keys, or a monitor that stands on a foot. */
export type Machine = 'keys' | 'monitor';

const endsSection = {
  marginBlockEnd: { xs: `${endOfSection.xs}px`, md: `${endOfSection.md}px` },
  '& > img': { display: 'none' },
  [slip]: { mb: '2.5rem' },
} as const;

/**
 * Above the steps: the screen in its case, between the awning and the counter of the shop, from edge to edge of the
 * window. It is low, as it stands still over what is read.
 */
export const terminalShop = ({ palette: { ink, text } }: Theme, machine: Machine) => ({
  '--below': '1.25rem',
  '--clear': '2.25rem',
  // Of the machine, on a counter that is wider.
  '--middle': 'calc(50% + (var(--terminal-width) - 100cqi) / 2 * var(--inline, 1))',
  '& > div:first-of-type': { pb: 3 },
  [terminal]: {
    boxShadow: '0 0 0 100vmax var(--tone-stage)',
    // As high as the wall, from the awning to the counter.
    clipPath: 'inset(-1rem -100vmax calc(-1 * var(--below)))',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(-3px - var(--gutter))',
      width: 'calc(100cqi + 2 * var(--gutter))',
    },
    // The counter, with the foot of the monitor or the slot for the card.
    '&::before': {
      top: 'calc(100% + 3px)',
      height: 'var(--below)',
      background: [
        ...(machine === 'keys'
          ? [
              `linear-gradient(${text.secondary} 0 0) var(--middle) 0 / 6.5rem 2px no-repeat`,
              `linear-gradient(${ink.main} 0 0) var(--middle) 0 / 7rem 5px no-repeat`,
            ]
          : [`linear-gradient(${ink.main} 0 0) var(--middle) 0 / 8rem 4px no-repeat`]),
        'var(--cloth-print) 0 100% / auto 1.25rem repeat-x',
      ].join(),
    },
    // The awning, in the place of the road.
    '&::after': {
      bottom: 'calc(100% + 3px)',
      height: '1rem',
      background: 'var(--roof) 50% 100% / auto 1rem repeat-x',
    },
  },
  [words]: { viewTimelineInset: '60% 40%' },
  // A wide screen: what is asked for beside the amount, and both in the middle of its height.
  [screen]: {
    gridArea: '2 / 1 / span 8',
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) auto / auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '1rem',
    pt: '0.25rem',
    border: `3px solid ${colours.ink}`,
    borderRadius: '0.625rem',
    '& > p:nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
    '& > p:first-of-type': { pb: '0.1875rem', mb: 0 },
    '& > p:nth-of-type(n + 2)': { pt: '0.1875rem', pb: '0.3125rem' },
    '& > strong': { m: 0, fontSize: '2.75rem' },
    '& > dl, & > svg': { gridColumn: '1 / -1', alignSelf: 'center', m: 0, p: 0 },
    '& dd': { fontSize: '1rem' },
    '& > dl:has(> [data-chosen])': { alignSelf: 'stretch', marginBlock: '0.25rem', gap: '0.25rem' },
    '& > dl:has(> [data-chosen]) dt': { fontSize: '1rem' },
    '& > svg': { justifySelf: 'center', width: '3.5rem', height: '3.5rem' },
    '& > strong ~ dl, & > strong ~ svg': { gridColumn: 2 },
    '& > strong ~ dl > div': { columnGap: '0.5rem' },
    '& > strong ~ dl dd': { fontSize: '0.9375rem' },
    '& > strong ~ svg': { m: 0, justifySelf: 'end' },
  },
  // The card goes into the slot, and stays there.
  [onScreens('before', 'card', 'pin')]: {
    ...cardInSlot,
    inset: 'calc(100% + 13px) auto auto calc(50% - 2.75rem)',
    width: '5.5rem',
    height: '4.0625rem',
    clipPath: 'inset(70% 0 0)',
    translate: '0 -70%',
  },
  '& > ol > li > figure[data-state=pin] > div:first-of-type > svg': { width: '7.5rem' },
  // The machine leaves with the slip, or its counter ends the section.
  ...(machine === 'keys' ? spaceAtEnd('11.5rem') : endsSection),
});
