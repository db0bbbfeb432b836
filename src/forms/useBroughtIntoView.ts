import { useEffect, useRef } from 'react';

/**
 * Scrolls as little as needed to show an answer when it comes, and leaves the focus where it is. An answer that goes
 * away moves nothing.
 */
export function useBroughtIntoView<Answer>(answer: Answer | undefined) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (answer === undefined) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [answer]);

  return ref;
}
