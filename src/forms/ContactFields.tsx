import Box from '@mui/material/Box';
import type { ContactFormContent } from '../content/contentShapes';
import { FormTextField } from './FormTextField';
import { fieldGrid } from './fieldGrid';

export interface ContactFieldsProps {
  /** Words above the fields. */
  labels: ContactFormContent['labels'];
  /** Keeps what stands in the fields while it is being sent. */
  isReadOnly: boolean;
}

/** Beside the facts of the contact page the form is about as high as they are. */
const roomyWhereWide = { '& textarea': { height: { md: '10lh' } } } as const;

/** The five fields of a query. */
export function ContactFields({ labels, isReadOnly }: ContactFieldsProps) {
  return (
    <>
      <Box sx={fieldGrid}>
        <FormTextField
          name="name"
          label={labels.name}
          autoComplete="name"
          isReadOnly={isReadOnly}
        />
        <FormTextField
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          isReadOnly={isReadOnly}
        />
        <FormTextField
          name="phone"
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          isReadOnly={isReadOnly}
        />
        <FormTextField
          name="city"
          label={labels.city}
          autoComplete="address-level2"
          isReadOnly={isReadOnly}
        />
      </Box>
      <FormTextField
        name="message"
        label={labels.message}
        rows={5}
        isReadOnly={isReadOnly}
        sx={roomyWhereWide}
      />
    </>
  );
}
