import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { FORCE_RE_RENDER } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface CaseProps {
  /** What is shown, in a few words: `Long label`. */
  name: string;
  /**
   * The state that all links and controls within are shown in, as if by a pointer or a key;
   * `first-focus-visible` is for the first of them alone, as a key's focus is in one at a time.
   */
  state?: 'hover' | 'focus-visible' | 'first-focus-visible' | 'active';
  children: ReactNode;
}

const focusable = ['a', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join();

/** What is for ears alone takes a pixel, what is hidden nothing. */
const isSeen = (control: Element) => control.getBoundingClientRect().width > 1;

/** One look of a component with its name above, in a kitchen sink or beside its other states. */
export function Case({ name, state, children }: CaseProps) {
  const component = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!component.current || !state) return;
    const controls = [...component.current.querySelectorAll(focusable)];
    // A pointer is over a component as a whole, focus in a control.
    if (state === 'focus-visible')
      for (const control of controls) control.classList.add('pseudo-focus-visible');
    else if (state === 'first-focus-visible')
      controls.find(isSeen)?.classList.add('pseudo-focus-visible');
    else component.current.classList.add(`pseudo-${state}-all`);
    // The addon gives the states their rules after a play; play and axe must see them before.
    addons.getChannel().emit(FORCE_RE_RENDER);
  }, [state]);

  return (
    // What holds cases of its own takes the whole row.
    <Box sx={{ minWidth: 0, '&:has([data-cases])': { gridColumn: '1 / -1' } }}>
      <Typography
        variant="caption"
        component="p"
        sx={{
          mx: 'var(--case-name-inset, 0)',
          mb: 3,
          pb: 2,
          borderBottom: 1,
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        {name}
      </Typography>
      <div ref={component} data-state={state}>
        {children}
      </div>
    </Box>
  );
}
