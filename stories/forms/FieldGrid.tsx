import Box from '@mui/material/Box';
import { ContactFields, type ContactFieldsProps } from '../../src/forms/ContactFields';

/** The contact form's fields in its grid: two in a row where there is room. */
export function FieldGrid(props: ContactFieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))',
      }}
    >
      <ContactFields {...props} />
    </Box>
  );
}
