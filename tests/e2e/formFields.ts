import { expect, type Locator, type Page } from '@playwright/test';
import type { FieldLabel, FormField } from '../../src/content/formField';
import { mapRecord } from '../../src/domain/mapRecord';
import { recordKeys } from '../../src/domain/recordKeys';
import { labelText } from '../../src/forms/fieldLabels';
import { fieldRole } from '../fieldRole';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The script of the rules, which both forms load. */
export const formRules = /\/static\/js\/formRules-[^/]+\.js/;

/** The fields of a form on a page, found as a person finds them. */
export function formFields<Name extends string>(
  fields: Readonly<Record<Name, FormField>>,
  labels: Readonly<Record<NoInfer<Name>, FieldLabel>>,
) {
  const names = recordKeys(fields);
  const find = (page: Page, name: Name): Locator => {
    // All of the label, in any case: a translated page may have another.
    const label = labelText(labels[name]).replace(/[?().+*]/g, '\\$&');
    return page.getByRole(fieldRole(fields[name]), { name: new RegExp(`^${label}$`, 'i') });
  };
  const isChoice = (name: Name) => fieldRole(fields[name]) === 'radiogroup';
  return {
    names,
    find,
    blank: mapRecord(fields, () => ''),

    /** Fills all of them; a choice without a value stays as it is. */
    async fill(page: Page, texts: Texts<Name>): Promise<void> {
      for (const name of names) {
        const [field, text] = [find(page, name), texts[name]];
        if (isChoice(name)) {
          if (text) await field.locator(`[value="${text}"]`).check();
        } else if (fields[name].options) await field.selectOption(text);
        else await field.fill(text);
      }
    },

    async expect(page: Page, texts: Texts<Name>): Promise<void> {
      for (const name of names) {
        const [field, text] = [find(page, name), texts[name]];
        if (!isChoice(name)) await expect(field).toHaveValue(text);
        else if (text) await expect(field.locator(':checked')).toHaveValue(text);
        else await expect(field.locator(':checked')).toHaveCount(0);
      }
    },
  };
}
