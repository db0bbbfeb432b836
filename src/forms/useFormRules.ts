import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { lazyWithRetry } from '../domain/lazyWithRetry';
import { savesData } from '../domain/savesData';

const loadRules = lazyWithRetry(
  () => import('./formRules'),
  ({ checkForm }) => checkForm,
);

/**
 * The rules of a form, which are loaded after hydration, or where the visitor saves data once somebody starts on it.
 *
 * @param onFirstTouch called once when somebody starts on the form.
 */
export function useFormRules(
  formRef: RefObject<HTMLFormElement | null>,
  onFirstTouch: () => void = () => undefined,
) {
  const rules = useRef<ReturnType<typeof loadRules>>(undefined);
  const areLoaded = useRef(false);
  const isTouched = useRef(false);

  /** Rejects where they cannot be loaded; who calls again tries again. */
  function load() {
    rules.current ??= loadRules().then(
      (checkForm) => {
        areLoaded.current = true;
        return checkForm;
      },
      (error) => {
        rules.current = undefined;
        throw error;
      },
    );
    return rules.current;
  }

  /** Nobody asks for the rules yet: a failure shows only where somebody does. */
  const loadEarly = () => load().catch(() => undefined);

  /** Somebody starts on the form. */
  function touch() {
    if (isTouched.current) return;
    isTouched.current = true;
    loadEarly();
    onFirstTouch();
  }

  const onMount = useEffectEvent(() => {
    // Somebody may have started before hydration.
    if (formRef.current?.contains(document.activeElement)) touch();
    else if (!savesData()) loadEarly();
  });
  useEffect(() => onMount(), []);

  /** The rules where they are loaded or on their way; a failure to load gives none. */
  const known = async () => await rules.current?.catch(() => undefined);

  return { load, touch, known, areLoaded };
}

export type CheckForm = Awaited<ReturnType<typeof loadRules>>;
