import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import type { MomentName } from './clock';
import { holdPreferences } from './holdPreferences';
import type { Preferences } from './preferences';

interface VisitorProps extends Preferences {
  children: ReactNode;
}

/** Draws components for a visitor with the toolbar's preferences, and anew when the clock is set. */
export function Visitor({ textSize, motion, colours, clock, children }: VisitorProps) {
  const [componentsClock, setComponentsClock] = useState<MomentName>();

  useLayoutEffect(() => {
    const release = holdPreferences({ textSize, motion, colours, clock });
    // Components may read the clock as they are drawn, so they are drawn once it is set.
    setComponentsClock(clock);
    return release;
  }, [textSize, motion, colours, clock]);

  return componentsClock && <Fragment key={componentsClock}>{children}</Fragment>;
}
