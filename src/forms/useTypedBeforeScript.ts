import type { useFormik } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { isOutdated, readHandedOverTexts } from '../domain/handedOverTexts';
import { type FormFieldElement, formFields, isFormField } from './formFields';

/** When text can stand in the fields without an event of theirs: put there by the browser, or by the site itself. */
const arrivals = ['pageshow', 'app:ready'] as const;

/** Radios of one name have the value of the one that is chosen. */
const holdsText = (field: unknown): field is FormFieldElement | RadioNodeList =>
  isFormField(field) || field instanceof RadioNodeList;

function write(field: FormFieldElement | RadioNodeList, value: string) {
  if (field instanceof RadioNodeList && value === '') {
    // Told to have no value, they keep the one that is chosen.
    for (const radio of field) if (radio instanceof HTMLInputElement) radio.checked = false;
  } else field.value = value;
}

/**
 * The pages are prerendered, so people type before React has hydrated the form. What stands in the
 * fields by then becomes Formik's; else the next edit would wipe it. The same goes for what a browser
 * puts back when it shows a page again, which may be later still.
 */
export function useTypedBeforeScript<Values extends Record<string, string>>(
  formRef: RefObject<HTMLFormElement | null>,
  formik: ReturnType<typeof useFormik<Values>>,
  onAdopt: (name: string, text: string) => string = (_name, text) => text,
): void {
  const adopt = useEffectEvent(() => {
    const form = formRef.current;
    if (!form) return;
    const handedOver = readHandedOverTexts()?.[String(form.getAttribute('name'))];
    const adopted = formFields(form).flatMap(({ name }) => {
      const field = form.elements.namedItem(name);
      if (!holdsText(field)) return [];
      const kept = formik.values[name] ?? '';
      // React shows a draft in prerendered inputs, but chooses no option: a blank choice takes nothing away.
      const isChoice = field instanceof RadioNodeList || field instanceof HTMLSelectElement;
      const isUnshown = isChoice && field.value === '';
      const value = isOutdated(handedOver, name, field.value)
        ? ''
        : onAdopt(name, isUnshown ? kept : field.value);
      if (value === kept && value === field.value) return [];
      // Written even where it stands already: React must have seen a text to notice that it is deleted.
      write(field, value);
      return [[name, value]];
    });
    if (adopted.length > 0) {
      formik.setValues({ ...formik.values, ...Object.fromEntries(adopted) }, false);
    }
  });

  useLayoutEffect(() => adopt(), []);

  useEffect(() => {
    const onArrival = () => adopt();
    for (const arrival of arrivals) window.addEventListener(arrival, onArrival);
    return () => {
      for (const arrival of arrivals) window.removeEventListener(arrival, onArrival);
    };
  }, []);
}
