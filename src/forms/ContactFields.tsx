import type { ContactFormContent } from '../content/contentShapes';
import { FormTextField } from './FormTextField';

export interface ContactFieldsProps {
  /** Words above the fields. */
  labels: ContactFormContent['labels'];
  /** Keeps what stands in the fields while it is being sent. */
  isReadOnly: boolean;
}

/** The five fields of a query, cells of the form's grid. */
export function ContactFields({ labels, isReadOnly }: ContactFieldsProps) {
  return (
    <>
      <FormTextField name="name" label={labels.name} autoComplete="name" isReadOnly={isReadOnly} />
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
      <FormTextField
        name="message"
        label={labels.message}
        rows={5}
        isReadOnly={isReadOnly}
        sx={{ gridColumn: '1 / -1' }}
      />
    </>
  );
}
