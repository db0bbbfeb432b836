import { useFormik } from 'formik';
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FormField } from '../content/formField';
import { mapRecord } from '../domain/mapRecord';
import type { Draft } from './createDraft';
import { formFields } from './formFields';
import { startTimeOut, type TimeOut } from './startTimeOut';
import { type CheckForm, useFormRules } from './useFormRules';
import { useTypedBeforeScript } from './useTypedBeforeScript';

export interface CheckedFormOptions<Name extends string, Message extends string> {
  /** Every field of the form; their rules are the only validators. */
  fields: Readonly<Record<Name, FormField<Message>>>;
  /** What is said of a field in error. */
  messages: Readonly<Record<Message, string>>;
  /** What stands in the fields at first, and where it is kept from then on. */
  draft: Draft<Record<Name, string>>;
  /** What stands in the fields instead of the draft's texts when the form is opened. */
  openWith?: Readonly<Record<string, unknown>>;
  /** Gets the trimmed values of a form without errors. */
  onValid: (values: Record<Name, string>) => void;
  /** Gets what stopped a submit without any field being able to show it: the form itself is at fault. */
  onFault: (error: unknown) => void;
  /** Called once when somebody starts on the form: the time to load what else it needs. */
  onFirstTouch?: () => void;
  /** The form was emptied, by the visitor or because it comes back to the screen too late. */
  onClear: () => void;
  /** What the field takes of a text that was typed before scripts ran; all of it by default. */
  onAdopt?: (name: string, text: string) => string;
}

/** How long a submit waits for the rules, in milliseconds. */
const rulesTimeoutMs = 30_000;

/**
 * Formik with this site's rules: messages appear on submit, then live for the fields that were in
 * error, and the first of those takes focus (Formik leaves it where it was). A field's `touched`
 * therefore means "was in error at the last submit"; leaving a field says nothing. Any error stops
 * the submit, whether a field shows it or not.
 */
export function useCheckedForm<Name extends string, Message extends string>({
  fields,
  messages,
  draft,
  openWith,
  onValid,
  onFault,
  onFirstTouch,
  onClear,
  onAdopt,
}: CheckedFormOptions<Name, Message>) {
  /** The text of each field, or its blank value. */
  const valuesOf = (texts: Readonly<Record<string, unknown>>) =>
    mapRecord(fields, (_field, name) => {
      const text = texts[name];
      return typeof text === 'string' ? text : '';
    });
  const formRef = useRef<HTMLFormElement>(null);
  const { load, touch, known, areLoaded } = useFormRules(formRef, onFirstTouch);
  /** The submit that waits for the rules. */
  const submitted = useRef<TimeOut>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  const [firstInError, setFirstInError] = useState<{ name: string }>();
  const [initialValues] = useState(() => valuesOf(openWith ?? draft.read()));
  const formik = useFormik<Record<Name, string>>({
    initialValues,
    validate: async (values) => {
      touch();
      return (await known())?.(values, fields, messages).errors;
    },
    validateOnBlur: false,
    // Never called: Formik's own submit would mark every field as touched.
    onSubmit: () => undefined,
  });

  // A submit that still waits goes with the form: what happens on another page is not its result.
  useLayoutEffect(
    () => () => {
      submitted.current = undefined;
    },
    [],
  );

  const latest = useRef(formik);
  useLayoutEffect(() => {
    latest.current = formik;
  });

  // Not at once: the prerendered page, which React must find, has no draft.
  const [isPutBack, setPutBack] = useState(false);
  useLayoutEffect(() => {
    setPutBack(Object.values(draft.read()).some(Boolean));
    return draft.show();
  }, [draft]);

  useLayoutEffect(() => draft.keep(formik.values), [draft, formik.values]);

  // A page that the browser kept, and shows again, was off the screen with its form.
  const returnToScreen = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !draft.expire()) return;
    reset();
    onClear();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => returnToScreen(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  useTypedBeforeScript(formRef, formik, onAdopt);

  // Only after the messages are in the page, so that a screen reader reads the field with its own.
  useEffect(() => {
    if (!firstInError || !formRef.current) return;
    formFields(formRef.current)
      .find(({ name }) => name === firstInError.name)
      ?.focus();
  }, [firstInError]);

  function check(names: readonly string[], checkForm: CheckForm) {
    const { values: texts, setErrors, setFieldTouched } = latest.current;
    const { errors, values } = checkForm(texts, fields, messages);
    const namesInError = Object.keys(errors);
    // At once, where Formik's own validation would have the form rendered three times.
    setErrors(errors);
    for (const name of names) setFieldTouched(name, namesInError.includes(name), false);
    const name = names.find((each) => namesInError.includes(each));
    if (name !== undefined) setFirstInError({ name });
    const unshown = namesInError.filter((each) => !names.includes(each));
    if (unshown.length > 0) throw new Error(`No field shows the error of: ${unshown.join(', ')}`);
    if (name === undefined) onValid(values);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Further presses while one waits for the rules belong to it: it takes what stands in the fields by then.
    if (submitted.current) return;
    const names = formFields(event.currentTarget).map(({ name }) => name);
    const wait = startTimeOut(rulesTimeoutMs);
    submitted.current = wait;
    // Not where the rules are there: the form would be rendered twice more before the first message.
    if (!areLoaded.current) setWaiting(true);
    const isWanted = () => submitted.current === wait;
    try {
      // Who fills in a form and submits it in one task, as password managers do, is ahead of React's
      // rendering: a turn later, even where the rules are there, the values are too.
      const checkForm = await Promise.race([load(), wait.passed]);
      if (isWanted()) check(names, checkForm);
    } catch (error) {
      if (isWanted()) onFault(error);
    } finally {
      wait.stop();
      if (isWanted()) stopWaiting();
    }
  }

  function stopWaiting() {
    submitted.current = undefined;
    setWaiting(false);
  }

  /** Shows the draft as it is by now: blank. */
  function reset() {
    stopWaiting();
    formik.resetForm({ values: valuesOf(draft.read()) });
    setPutBack(false);
  }

  /** Deletes what was put back, and goes to the first field: the button that was pressed goes as well. */
  function clear() {
    draft.clear();
    reset();
    onClear();
    if (formRef.current) formFields(formRef.current)[0]?.focus();
  }

  return { formik, formRef, touch, submit, isWaiting, reset, isPutBack, clear };
}
