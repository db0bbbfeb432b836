export type FormFieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isFormField = (element: unknown): element is FormFieldElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The named fields of a form in the order of the page; the first radio stands for all of its choice. */
export function formFields(form: HTMLFormElement): FormFieldElement[] {
  const named = Array.from(form.elements)
    .filter(isFormField)
    .filter(({ name }) => name !== '');
  return named.filter(({ name }, index) => named.findIndex((one) => one.name === name) === index);
}
