import { useEffect, useRef } from 'react';

/**
 * Scrolls as little as needed to show an answer that comes while the visitor is there, and leaves the
 * focus where it is. An answer that is there from the start, or goes away, moves nothing.
 */
export function useBroughtIntoView<Answer>(answer: Answer | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(answer);

  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    if (answer === undefined) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [answer]);

  return ref;
}
