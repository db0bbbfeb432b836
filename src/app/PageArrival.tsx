import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { fillPlaceholders } from '../domain/fillPlaceholders';

export interface PageArrivalProps {
  /** What is read out, with the placeholder `{page}` for the page's title. */
  announcement: string;
}

/** Fired on `window` when another page was opened within the page. */
const arrivalEvent = 'app:arrival';

/**
 * Does for navigation inside the site what the browser does for a page load: moves the focus to
 * the new page's heading, or to the anchor that was asked for if it takes the focus, and reads out
 * the page's title. The first page is left to the browser.
 */
export function PageArrival({ announcement }: PageArrivalProps) {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const arrival = useRef({ key, pathname });
  const [title, setTitle] = useState<string>();

  useEffect(() => {
    const { key: lastKey, pathname: lastPathname } = arrival.current;
    if (lastKey === key) return;
    arrival.current = { key, pathname };
    const isNewPage = lastPathname !== pathname;
    if (!isNewPage && navigationType === 'POP') return;
    const anchor = findAnchor(hash);
    const target =
      (anchor && focusTarget(anchor)) ?? document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: true });
    if (!isNewPage) return;
    setTitle(document.title);
    window.dispatchEvent(new Event(arrivalEvent));
  }, [key, pathname, hash, navigationType]);

  return (
    <Box role="status" sx={visuallyHidden}>
      {title && fillPlaceholders(announcement, { page: title })}
    </Box>
  );
}

/** The anchor itself if it can take the focus, else the heading within. */
function focusTarget(anchor: HTMLElement): HTMLElement | null {
  const focusable = '[tabindex="-1"]';
  return anchor.matches(focusable) ? anchor : anchor.querySelector<HTMLElement>(focusable);
}

/** The element of an address's hash; none where the hash is empty, unknown or malformed. */
function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
