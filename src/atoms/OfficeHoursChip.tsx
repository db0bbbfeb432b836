import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { OfficeHoursContent } from '../content/contentShapes';
import {
  nextChange,
  type OfficeHours,
  type OfficeStatus,
  officeStatus,
} from '../domain/officeHours';
import { officeStatusText } from './officeStatusText';

/** How often the chip looks at the clock in any case, in milliseconds; a sleeping device delays timers. */
const longestWait = 60_000;

export interface OfficeHoursChipProps {
  /** What is said of each state. */
  words: OfficeHoursContent;
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

const sign = {
  flex: 'none',
  boxSizing: 'border-box',
  width: lampSize,
  height: lampSize,
  border: '2px solid currentColor',
  borderRadius: '50%',
} as const;

/** The lamp at the door: lit while the office is open. */
const signs = {
  open: { ...sign, bgcolor: 'marigold.main', '&&': { color: 'marigold.main' } },
  closed: { ...sign, '&&': { color: 'text.secondary' } },
} satisfies Record<OfficeStatus['kind'], object>;

/** A line of its text, with the breath of the label above and below and the edge. */
const chipHeight = 'calc(1lh + 8px)';

const deviceClock = () => new Date();

/**
 * Tells whether the office is open by the visitor's clock and when that next changes. It appears
 * once the page has a clock, in a place that was kept for it, and looks again at each change, each
 * minute, and when a page or device wakes.
 */
export function OfficeHoursChip({
  words,
  hours,
  now = deviceClock,
  sx = [],
}: OfficeHoursChipProps) {
  const [status, setStatus] = useState<OfficeStatus>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const at = now();
      setStatus(officeStatus(at, hours));
      const wait = nextChange(at, hours).getTime() - at.getTime();
      timer = setTimeout(look, Math.min(Math.max(wait, 1), longestWait));
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('focus', look);
    };
  }, [hours, now]);

  return (
    <Box
      role="status"
      sx={[
        { typography: 'body2', minHeight: chipHeight, '@media print': { display: 'none' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {status && (
        <Chip
          color={status.kind === 'open' ? 'success' : 'default'}
          icon={<Box component="span" sx={signs[status.kind]} />}
          label={officeStatusText(status, words)}
          sx={{
            typography: 'body2',
            fontWeight: 'fontWeightMedium',
            height: 'auto',
            minHeight: chipHeight,
            alignItems: 'start',
            // In forced colours it is the edge of an open office too.
            border: '1px solid transparent',
            '&.MuiChip-colorDefault': { borderColor: 'edge.main', bgcolor: 'sand.main' },
            '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
            '& .MuiChip-icon': { ml: 3, mr: -0.5, mt: `calc((1lh - ${lampSize}px) / 2 + 3px)` },
          }}
        />
      )}
    </Box>
  );
}
