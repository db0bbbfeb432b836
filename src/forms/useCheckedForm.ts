import { useFormik } from 'formik';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyObject, Schema } from 'yup';
import type { Draft } from './createDraft';
import { formFields } from './formFields';
import { useTypedBeforeScript } from './useTypedBeforeScript';

export interface CheckedFormOptions<
  Values extends Record<string, string>,
  Valid extends AnyObject,
> {
  /** Every field of the form: what stands there at first, and where it is kept from then on. */
  draft: Draft<Values>;
  /** The only validator. */
  schema: Schema<Valid>;
  /** Gets the trimmed values of a form without errors. */
  onValid: (values: Valid) => void;
  /** What the field takes of a text that was typed before scripts ran; all of it by default. */
  onAdopt?: (name: string, text: string) => string;
}

/**
 * Formik with this site's manners: messages appear on submit, then live for the fields that were in
 * error, and the first of those takes focus (Formik leaves it where it was). A field's `touched`
 * therefore means "was in error at the last submit"; leaving a field says nothing.
 */
export function useCheckedForm<Values extends Record<string, string>, Valid extends AnyObject>({
  draft,
  schema,
  onValid,
  onAdopt,
}: CheckedFormOptions<Values, Valid>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [firstInError, setFirstInError] = useState<{ name: string }>();
  const [initialValues] = useState(draft.read);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    // Never called: Formik's own submit would mark every field as touched.
    onSubmit: () => undefined,
  });

  const latest = useRef(formik);
  useLayoutEffect(() => {
    latest.current = formik;
  });

  useLayoutEffect(() => draft.keep(formik.values), [draft, formik.values]);

  useTypedBeforeScript(formRef, formik, onAdopt);

  // Only after the messages are in the page, so that a screen reader reads the field with its own.
  useEffect(() => {
    if (!firstInError || !formRef.current) return;
    formFields(formRef.current)
      .find(({ name }) => name === firstInError.name)
      ?.focus();
  }, [firstInError]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const names = formFields(event.currentTarget).map(({ name }) => name);
    // A submit from before hydration is repeated as soon as the page is hydrated, when what was typed
    // has become Formik's but is not rendered yet; one turn later it is.
    await Promise.resolve();
    const errors: Partial<Record<string, unknown>> = await latest.current.validateForm();
    const namesInError = names.filter((name) => errors[name]);
    for (const name of names) formik.setFieldTouched(name, namesInError.includes(name), false);
    const [name] = namesInError;
    if (name === undefined) onValid(schema.cast(latest.current.values));
    else setFirstInError({ name });
  }

  return { formik, formRef, submit };
}
