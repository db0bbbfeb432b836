import Stack from '@mui/material/Stack';
import { ContactFields, type ContactFieldsProps } from '../../src/forms/ContactFields';

/** The contact form's fields in its column, with the form's own gaps. */
export function FieldColumn(props: ContactFieldsProps) {
  return (
    <Stack spacing={5}>
      <ContactFields {...props} />
    </Stack>
  );
}
