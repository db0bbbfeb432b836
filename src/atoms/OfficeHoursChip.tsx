import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import type { OfficeHoursContent } from '../content/contentShapes';
import type { OfficeHours, OfficeStatus } from '../domain/officeHours';
import { longestOf, officeStatusTexts, textOfStatus, textsInPage } from './officeStatusTexts';
import { watchOfficeStatus } from './watchOfficeStatus';

export interface OfficeHoursChipProps {
  /** What is said of each state. */
  messages: OfficeHoursContent;
  /** Hours of each day from Monday to Friday, by the visitor's clock. */
  hours: OfficeHours;
  /**
   * The visitor's clock.
   * @default the device's
   */
  now?: () => Date;
  /** Placing by the component that uses it. */
  sx?: SxProps<Theme>;
}

/** Width of the mark in pixels, and the gap after it in steps of the scale. */
const markSize = 14;
const markGap = 2;

const padding = { px: 2, py: 0.5 } as const;

/** Keeps as much room as the longest text takes, so that no other one moves the page. */
const roomyPlace = {
  display: 'grid',
  alignItems: 'start',
  // No wider than its place, however long a part that is kept in one line.
  gridTemplateColumns: 'minmax(0, 1fr)',
  typography: 'body2',
  fontWeight: 'fontWeightMedium',
  '& > *, &::before': { gridArea: '1 / 1', overflowWrap: 'anywhere', ...padding },
  '&::before': {
    content: 'attr(data-longest)',
    visibility: 'hidden',
    paddingInlineStart: ({ spacing }: Theme) =>
      `calc(${markSize}px + ${spacing(padding.px + markGap)})`,
  },
  '@media print': { display: 'none' },
} as const;

/** After a mark: quiet beside a clock while the office is closed, green beside a lamp while it is open. */
const besideMark = ({ palette, radius }: Theme) =>
  ({
    display: 'flex',
    justifySelf: 'start',
    gap: markGap,
    borderRadius: `${radius.surface}px`,
    bgcolor: 'sand.main',
    color: 'ink.main',
    visibility: 'hidden',
    '[data-office] &': { visibility: 'visible' },
    '[data-office="open"] &': { bgcolor: 'success.light', color: 'success.main' },
    '&::before': {
      content: '""',
      flex: 'none',
      boxSizing: 'border-box',
      width: markSize,
      height: markSize,
      mt: `calc((1lh - ${markSize}px) / 2)`,
      border: '2px solid',
      borderRadius: '50%',
      // The hands of the clock, from its middle up and to the side.
      background: `linear-gradient(${palette.ink.main} 0 0) 4px 1px / 2px 5px no-repeat, linear-gradient(${palette.ink.main} 0 0) 4px 4px / 4px 2px no-repeat`,
    },
    '[data-office="open"] &::before': { background: 'currentColor', scale: '0.75' },
  }) as const;

const deviceClock = () => new Date();

/**
 * Tells whether the office is open by the visitor's clock and when that next changes. A prerendered
 * page keeps a place for it, which `showOfficeHours` fills before hydration. It stands after the plain hours, not in place of
 * them, and knows no holidays and no other time zone.
 */
export function OfficeHoursChip({
  messages,
  hours,
  now = deviceClock,
  sx = [],
}: OfficeHoursChipProps) {
  const [status, setStatus] = useState<OfficeStatus>();
  useEffect(() => watchOfficeStatus(hours, now, setStatus), [hours, now]);
  const source = JSON.stringify({ hours, messages });
  const texts = useMemo(
    () => textsInPage(source) ?? officeStatusTexts(hours, messages),
    [source, hours, messages],
  );

  return (
    <Box
      role="status"
      data-office={status?.kind}
      data-office-hours={source}
      data-office-texts={JSON.stringify(texts)}
      data-longest={longestOf(texts)}
      sx={[roomyPlace, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box component="span" suppressHydrationWarning sx={besideMark}>
        {status ? textOfStatus(status, texts) : ''}
      </Box>
    </Box>
  );
}
