import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import type { MomentName } from './clock';
import { holdPreferences } from './holdPreferences';
import type { Preferences } from './preferences';

interface VisitorProps extends Preferences {
  children: ReactNode;
}

/** Draws parts for a visitor with the toolbar's preferences, and anew when the clock is set. */
export function Visitor({ textSize, motion, colours, clock, children }: VisitorProps) {
  const [clockOfParts, setClockOfParts] = useState<MomentName>();

  useLayoutEffect(() => {
    const release = holdPreferences({ textSize, motion, colours, clock });
    // Parts may read the clock as they are drawn, so they are drawn once it is set.
    setClockOfParts(clock);
    return release;
  }, [textSize, motion, colours, clock]);

  return clockOfParts && <Fragment key={clockOfParts}>{children}</Fragment>;
}
