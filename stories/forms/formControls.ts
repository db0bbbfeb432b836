import type { userEvent as UserEvent, within } from 'storybook/test';
import type { FieldLabel, FormField } from '../../src/content/formField';
import { mapRecord } from '../../src/domain/mapRecord';
import { recordKeys } from '../../src/domain/recordKeys';
import { labelText } from '../../src/forms/fieldLabels';
import { fieldRole } from '../../tests/fieldRole';

export type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;
export type User = Pick<typeof UserEvent, 'click' | 'paste' | 'selectOptions'>;

interface FormWords<Name extends string> {
  labels: Readonly<Record<Name, FieldLabel>>;
  submitLabel: string;
}

/** The controls of a form with these fields, found as a person finds them. */
export const findControls = <Name extends string>(
  canvas: Canvas,
  fields: Readonly<Record<Name, FormField>>,
  { labels, submitLabel }: FormWords<NoInfer<Name>>,
) => ({
  ...mapRecord(fields, (field, name) =>
    canvas.getByRole(fieldRole(field), { name: labelText(labels[name]) }),
  ),
  submit: canvas.getByRole('button', { name: submitLabel }),
});

/** Fills the controls one after another; one without a text stays as it is. */
export async function fillControls<Controls extends Readonly<Record<string, HTMLElement>>>(
  controls: Controls,
  userEvent: User,
  texts: Readonly<Partial<Record<keyof Controls, string>>>,
) {
  for (const name of recordKeys(controls)) {
    const text = texts[name];
    const control = controls[name];
    if (!text || !control) continue;
    const radio = Array.from(control.querySelectorAll('input')).find(({ value }) => value === text);
    if (radio) await userEvent.click(radio);
    else if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text);
    else {
      await userEvent.click(control);
      await userEvent.paste(text);
    }
  }
  return controls;
}
