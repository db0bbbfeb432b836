import {
  type FocusEvent,
  startTransition,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What scripts add to a button and its native popover panel: the state for `aria-expanded`, and
 * closing when the focus goes elsewhere or a page is opened, by whatever way.
 */
export function usePopoverPanel() {
  const panel = useRef<HTMLElement>(null);
  // Until scripts run, the browser itself tells the state of a popover's button.
  const [isOpen, setIsOpen] = useState<boolean>();
  const { key } = useLocation();
  const openedAt = useRef(key);

  // It may have been opened before. The browser knows the state as well, so this need not hold up the page.
  useEffect(() => startTransition(() => setIsOpen(panel.current?.matches(':popover-open'))), []);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    panel.current?.hidePopover();
  }, [key]);

  return {
    isOpen,
    /** For the element around button and panel. */
    frameProps: {
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
      },
    },
    panelProps: {
      ref: panel,
      popover: 'auto',
      onToggle: ({ newState }: ToggleEvent<HTMLElement>) => setIsOpen(newState === 'open'),
    },
  } as const;
}

/** For the element that is the panel. */
export type PopoverPanelProps = ReturnType<typeof usePopoverPanel>['panelProps'];
