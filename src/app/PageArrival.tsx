import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export interface PageArrivalProps {
  /** What is read out, with the placeholder `{page}` for the page's title. */
  announcement: string;
}

/**
 * Does for navigation inside the site what the browser does for a page load: moves the focus to
 * the new page's heading, or to the heading of the anchor that was asked for, and reads out the
 * page's title. The first page is left to the browser.
 */
export function PageArrival({ announcement }: PageArrivalProps) {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const arrivedAt = useRef(pathname + hash);
  const [title, setTitle] = useState<string>();

  useEffect(() => {
    const here = pathname + hash;
    if (arrivedAt.current === here) return;
    const isNewPage = arrivedAt.current.split('#')[0] !== pathname;
    arrivedAt.current = here;
    if (!isNewPage && navigationType === 'POP') return;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const heading = anchor
      ? anchor.querySelector<HTMLElement>('[tabindex="-1"]')
      : document.querySelector<HTMLElement>('h1');
    heading?.focus({ preventScroll: true });
    if (isNewPage) setTitle(document.title);
  }, [pathname, hash, navigationType]);

  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {title && announcement.replace('{page}', title)}
    </Box>
  );
}
