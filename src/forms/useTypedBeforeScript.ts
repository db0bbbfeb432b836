import type { useFormik } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { formFields } from './formFields';

/**
 * The pages are prerendered, so people type before React has hydrated the form. What stands in the
 * fields by then becomes Formik's, as if it had arrived at once; else the next edit would wipe it.
 * The same goes for what a browser puts back when it shows a page again, which may be later still
 * and without an event of the field.
 */
export function useTypedBeforeScript<Values extends Record<string, string>>(
  formRef: RefObject<HTMLFormElement | null>,
  formik: ReturnType<typeof useFormik<Values>>,
  onAdopt: (name: string, text: string) => string = (_name, text) => text,
): void {
  const adopt = useEffectEvent((form: HTMLFormElement) => {
    const adopted = formFields(form).flatMap((field) => {
      const kept = formik.values[field.name] ?? '';
      // React shows a draft in prerendered inputs, but not in a select: a blank one takes nothing away.
      const isUnshown = field instanceof HTMLSelectElement && field.value === '';
      const value = onAdopt(field.name, isUnshown ? kept : field.value);
      if (field.value !== value) field.value = value;
      return value === kept ? [] : [[field.name, value]];
    });
    if (adopted.length > 0) {
      formik.setValues({ ...formik.values, ...Object.fromEntries(adopted) }, false);
    }
  });

  useLayoutEffect(() => {
    if (formRef.current) adopt(formRef.current);
  }, [formRef]);

  useEffect(() => {
    const adoptRestored = () => {
      if (formRef.current) adopt(formRef.current);
    };
    window.addEventListener('pageshow', adoptRestored);
    return () => window.removeEventListener('pageshow', adoptRestored);
  }, [formRef]);
}
