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
  /**
   * BCP 47 tag for the time of day.
   * @default 'en-IN'
   */
  locale?: string;
  sx?: SxProps<Theme>;
}

const deviceClock = () => new Date();

function statusText(status: OfficeStatus, words: OfficeHoursContent, locale: string) {
  const time = (at: Date) =>
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      ...(at.getMinutes() > 0 && { minute: '2-digit' }),
      hour12: true,
    })
      .format(at)
      .toLocaleUpperCase(locale);
  if (status.kind === 'open') {
    return `${words.open} · ${words.closesAt.replace('{time}', time(status.closesAt))}`;
  }
  const opens = {
    today: words.opensToday,
    tomorrow: words.opensTomorrow,
    monday: words.opensMonday,
  }[status.opensOn];
  return `${words.closed} · ${opens.replace('{time}', time(status.opensAt))}`;
}

/**
 * Tells whether the office is open by the visitor's clock and when that next changes. It appears
 * once the page has a clock, in a place that was kept for it, and looks again at each change, each
 * minute, and when a page or device wakes.
 */
export function OfficeHoursChip({
  words,
  hours,
  now = deviceClock,
  locale = 'en-IN',
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
      sx={[{ minHeight: (theme) => theme.spacing(8) }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {status && (
        <Chip
          color={status.kind === 'open' ? 'success' : 'default'}
          label={statusText(status, words, locale)}
          sx={{
            typography: 'body2',
            fontWeight: 600,
            height: 'auto',
            minHeight: (theme) => theme.spacing(8),
            // Unseen but in forced colours, where it is the edge.
            border: '1px solid transparent',
            '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
          }}
        />
      )}
    </Box>
  );
}
