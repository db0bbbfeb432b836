import Box from '@mui/material/Box';
import { type ContactField, contactFields } from '../content/contactFields';
import type { ContactFormContent } from '../content/contentShapes';
import type { FormField } from '../content/formField';
import { recordKeys } from '../domain/recordKeys';
import { FormTextField } from './FormTextField';
import { fieldGrid } from './formStyles';

export interface ContactFieldsProps {
  /** Words above the fields. */
  labels: ContactFormContent['labels'];
  /** Keeps what stands in the fields while it is being sent. */
  isReadOnly: boolean;
}

/** Beside the facts of the contact page the form is about as high as they are. */
const roomyWhereWide = { '& textarea': { height: { md: '10lh' } } } as const;

const names = recordKeys(contactFields);
const isLong = (name: ContactField) => 'rows' in contactFields[name];

/** The fields of a query: the short ones side by side, longer texts below them. */
export function ContactFields({ labels, isReadOnly }: ContactFieldsProps) {
  const fieldOf = (name: ContactField) => {
    const { rule, ...input }: FormField = contactFields[name];
    return (
      <FormTextField
        key={name}
        name={name}
        label={labels[name]}
        isReadOnly={isReadOnly}
        sx={isLong(name) ? roomyWhereWide : undefined}
        {...input}
      />
    );
  };
  return (
    <>
      <Box sx={fieldGrid}>{names.filter((name) => !isLong(name)).map(fieldOf)}</Box>
      {names.filter(isLong).map(fieldOf)}
    </>
  );
}
