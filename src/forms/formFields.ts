export type FormFieldElement = HTMLInputElement | HTMLTextAreaElement;

/** The named fields of a form in the order of the page; the first radio stands for all of its choice. */
export function formFields(form: HTMLFormElement): FormFieldElement[] {
  const named = Array.from(form.elements).filter(
    (element): element is FormFieldElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );
  return named.filter(({ name }, index) => named.findIndex((one) => one.name === name) === index);
}
