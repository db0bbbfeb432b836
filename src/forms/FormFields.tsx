import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldLabel, FormField } from '../content/formField';
import { recordKeys } from '../domain/recordKeys';
import { ChoiceField } from './ChoiceField';
import { FormTextField } from './FormTextField';
import { labelText, valueText } from './fieldLabels';

export interface FormFieldsProps<Name extends string> {
  /** The records of the fields, in the order of the page. */
  fields: Readonly<Record<Name, FormField>>;
  /** What stands above each field, and beside its options. */
  labels: Readonly<Record<NoInfer<Name>, FieldLabel>>;
  /** Fields that have a component of their own. */
  own?: Partial<Readonly<Record<NoInfer<Name>, ReactNode>>>;
  /** Must be read before a longer text is written. */
  warning?: string;
  /**
   * Keeps what stands in the fields while it is being sent.
   * @default false
   */
  isReadOnly?: boolean;
}

/** The fields of a form: short ones two in a row where there is room, longer texts and radios in a row of their own. */
export function FormFields<Name extends string>({
  fields,
  labels,
  own,
  warning,
  isReadOnly = false,
}: FormFieldsProps<Name>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, sm: 5 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))',
      }}
    >
      {recordKeys(fields).map((name) => {
        const { rule, options, as, ...input } = fields[name];
        const choices = options?.map((value) => ({
          value,
          label: valueText(labels[name], value),
        }));
        const shared = { name, label: labelText(labels[name]), isReadOnly };
        const isRadios = choices !== undefined && as !== 'select';
        return (
          <Box key={name} sx={isRadios || input.rows ? { gridColumn: '1 / -1' } : undefined}>
            {own?.[name] ??
              (isRadios ? (
                <ChoiceField {...shared} choices={choices} />
              ) : (
                <FormTextField
                  {...shared}
                  {...input}
                  options={choices}
                  warning={input.rows ? warning : undefined}
                />
              ))}
          </Box>
        );
      })}
    </Box>
  );
}
