import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useMemo, useState } from 'react';
import type { OfficeHoursContent } from '../content/contentShapes';
import type { OfficeHours, OfficeStatus } from '../domain/officeHours';
import { corner } from '../theme/tokens';
import {
  longestOf,
  officeStatusTexts,
  type TimeLanguage,
  textOfStatus,
  textsInPage,
} from './officeStatusTexts';
import { watchOfficeStatus } from './watchOfficeStatus';

export interface OfficeHoursChipProps {
  /** What is said of each state. */
  messages: OfficeHoursContent;
  /** How it writes a time of day. */
  language: TimeLanguage;
  /** Hours of each day from Monday to Friday, by the visitor's clock. */
  hours: OfficeHours;
  /**
   * The visitor's clock.
   * @default the device's
   */
  now?: () => Date;
  /**
   * Says the plain hours, with their label for assistive technology, before the status.
   * @default false
   */
  hasPlainHours?: boolean;
  /** Placing by the component that uses it. */
  sx?: SxProps<Theme>;
}

const deviceClock = () => new Date();

/**
 * Tells whether the office is open by the visitor's clock and when that next changes. A prerendered
 * page keeps a place for it, which `showOfficeHours` fills before hydration. It stands after the plain hours, not in place of
 * them, and knows no holidays and no other time zone.
 */
export function OfficeHoursChip({
  messages,
  language,
  hours,
  now = deviceClock,
  hasPlainHours = false,
  sx = [],
}: OfficeHoursChipProps) {
  const [status, setStatus] = useState<OfficeStatus>();
  useEffect(() => watchOfficeStatus(hours, now, setStatus), [hours, now]);
  const source = JSON.stringify({ hours, messages, locale: language.locale });
  const texts = useMemo(
    () => textsInPage(source) ?? officeStatusTexts(hours, messages, language),
    [source, hours, messages, language],
  );

  const chip = (
    <Box
      role="status"
      data-office={status?.kind}
      data-office-hours={source}
      data-office-texts={JSON.stringify(texts)}
      data-longest={longestOf(texts)}
      sx={[place, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box component="span" suppressHydrationWarning sx={[cell, besideMark]}>
        {status ? textOfStatus(status, texts) : ''}
      </Box>
    </Box>
  );
  return hasPlainHours ? (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
      <Typography variant="body2">
        <Box component="span" sx={visuallyHidden}>
          {messages.label}:{' '}
        </Box>
        {messages.plain}
      </Typography>
      {chip}
    </Box>
  ) : (
    chip
  );
}

/** Width of the mark in pixels, and the gap after it in steps of the scale. */
const markSize = 12;
const markGap = 2;

const cell = { gridArea: '1 / 1', px: 2, py: 0.5, overflowWrap: 'anywhere' } as const;

/** Keeps as much room as the longest text takes, so that no other one moves the page. */
const place = {
  display: 'grid',
  alignItems: 'start',
  // No wider than its place, however long a part that is kept in one line.
  gridTemplateColumns: 'minmax(0, 1fr)',
  typography: 'body2',
  fontWeight: 'fontWeightMedium',
  '&::before': {
    ...cell,
    content: 'attr(data-longest)',
    visibility: 'hidden',
    paddingInlineStart: ({ spacing }: Theme) => `calc(${markSize}px + ${spacing(2 + markGap)})`,
  },
  '@media print, (scripting: none)': { display: 'none' },
} as const;

/** After a ring while the office is closed, green after a filled one while it is open. */
const besideMark = {
  display: 'flex',
  justifySelf: 'start',
  gap: markGap,
  borderRadius: corner.surface,
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
    border: 'edge',
    borderRadius: '50%',
  },
  '[data-office="open"] &::before': { bgcolor: 'currentColor' },
} as const;
