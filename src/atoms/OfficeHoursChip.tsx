import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
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
  sx?: SxProps<Theme>;
}

/** Width of the lamp in pixels. */
const lampSize = 10;

/** The lamp at the door: lit while the office is open, dark while it is closed. */
const lamp = {
  flex: 'none',
  boxSizing: 'border-box',
  width: lampSize,
  height: lampSize,
  border: '2px solid currentColor',
  borderRadius: '50%',
  '&&': { color: 'text.secondary', bgcolor: 'text.secondary' },
  '[data-office="open"] &&': { color: 'marigold.main', bgcolor: 'marigold.main' },
} as const;

/** A line of its text, with the breath of the label above and below and the edge. */
const chipHeight = 'calc(1lh + 8px)';

/** Keeps as much room as the longest text takes, so that no other one moves the page. */
const roomyPlace = {
  display: 'grid',
  // No wider than its place, however long a part that is kept in one line.
  gridTemplateColumns: 'minmax(0, 1fr)',
  typography: 'body2',
  fontWeight: 'fontWeightMedium',
  '& > *, &::before': { gridArea: '1 / 1', placeSelf: 'start', minHeight: chipHeight },
  '&::before': {
    content: 'attr(data-longest)',
    visibility: 'hidden',
    boxSizing: 'border-box',
    paddingBlock: 1,
    paddingInlineStart: 8.25,
    paddingInlineEnd: 3.25,
  },
  '@media print': { display: 'none' },
} as const;

const chipLook = {
  font: 'inherit',
  height: 'auto',
  maxWidth: '100%',
  alignItems: 'start',
  // In forced colours it is the edge of an open office too.
  border: 1,
  borderColor: 'edge.main',
  bgcolor: 'sand.main',
  visibility: 'hidden',
  '[data-office] &': { visibility: 'visible' },
  '[data-office="open"] &': {
    borderColor: 'transparent',
    bgcolor: 'success.main',
    color: 'success.contrastText',
  },
  '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 0.75 },
  '& .MuiChip-icon': {
    marginInlineStart: 3,
    marginInlineEnd: -0.5,
    mt: `calc((1lh - ${lampSize}px) / 2 + 3px)`,
  },
} as const;

const deviceClock = () => new Date();

/**
 * Tells whether the office is open by the visitor's clock and when that next changes. A prerendered
 * page keeps a place for it, which `showOfficeHours` fills before hydration.
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
      <Chip
        icon={<Box component="span" sx={lamp} />}
        label={status ? textOfStatus(status, texts) : ''}
        slotProps={{ label: { suppressHydrationWarning: true } }}
        sx={chipLook}
      />
    </Box>
  );
}
