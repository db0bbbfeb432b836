import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { warning } from '../atoms/warning';
import { type ContactField, contactFields } from '../content/contactFields';
import type { ContactFormContent } from '../content/contentShapes';
import type { FormField } from '../content/formField';
import { recordKeys } from '../domain/recordKeys';
import { FormTextField } from './FormTextField';
import { fieldGrid } from './formStyles';

export interface ContactFieldsProps {
  /** Words above the fields. */
  labels: ContactFormContent['labels'];
  /** Stands before the message. */
  safety: ContactFormContent['safety'];
  /** Beside that; decoration. */
  safetyIcon?: ReactNode;
  /** Keeps what stands in the fields while it is being sent. */
  isReadOnly: boolean;
}

const names = recordKeys(contactFields);
const isLong = (name: ContactField) => 'rows' in contactFields[name];

/** The fields of a query: the short ones side by side, longer texts below them. */
export function ContactFields({ labels, safety, safetyIcon, isReadOnly }: ContactFieldsProps) {
  const fieldOf = (name: ContactField) => {
    const { rule, ...input }: FormField = contactFields[name];
    return (
      <FormTextField
        key={name}
        name={name}
        label={labels[name]}
        isReadOnly={isReadOnly}
        {...input}
      />
    );
  };
  return (
    <>
      <Box sx={[fieldGrid, beforeWarning]}>
        {names.filter((name) => !isLong(name)).map(fieldOf)}
      </Box>
      <Typography variant="body2" sx={warning}>
        {safetyIcon}
        <span>{safety}</span>
      </Typography>
      {names.filter(isLong).map(fieldOf)}
    </>
  );
}

/** What follows belongs to the message. */
const beforeWarning = { pb: { xs: 2.5, md: 0 } } as const;
