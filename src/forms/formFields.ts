export type FormFieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The named fields of a form in the order of the page. */
export function formFields(form: HTMLFormElement): FormFieldElement[] {
  return Array.from(form.elements).filter(
    (element): element is FormFieldElement =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );
}
