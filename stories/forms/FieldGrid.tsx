import Box from '@mui/material/Box';
import { ContactFields, type ContactFieldsProps } from '../../src/forms/ContactFields';
import { fieldGrid } from '../../src/forms/fieldGrid';

/** The contact form's fields in its grid: two in a row where there is room. */
export function FieldGrid(props: ContactFieldsProps) {
  return (
    <Box sx={fieldGrid}>
      <ContactFields {...props} />
    </Box>
  );
}
