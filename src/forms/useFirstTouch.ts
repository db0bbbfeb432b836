import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls once when somebody starts on the form, be it before hydration; returns the handler for its
 * focus events.
 */
export function useFirstTouch(
  formRef: RefObject<HTMLFormElement | null>,
  onFirstTouch: (() => void) | undefined,
): () => void {
  const isTouched = useRef(false);

  function touch() {
    if (isTouched.current) return;
    isTouched.current = true;
    onFirstTouch?.();
  }

  const touchEarly = useEffectEvent(touch);
  useEffect(() => {
    if (formRef.current?.contains(document.activeElement)) touchEarly();
  }, [formRef]);

  return touch;
}
