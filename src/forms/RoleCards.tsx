import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { type Drawing, Illustration } from '../atoms/Illustration';
import type { RoleContent } from '../content/contentShapes';
import { fourInARow, roleCard, twoInARow } from './roleCard';

/** A role with its drawing. */
export type OfferedRole = RoleContent & { illustration: Drawing };

export interface RoleCardsProps {
  /** Names the group, above the cards. */
  label: string;
  /** In the order in which they are offered. */
  roles: readonly OfferedRole[];
  sx?: SxProps<Theme>;
}

/**
 * The roles as drawn cards, one of which is chosen: the field `role` of the Formik form around them.
 *
 * The radios are the browser's own, and `:checked` draws the choice, so that it is seen before hydration.
 */
export function RoleCards({ label, roles, sx = [] }: RoleCardsProps) {
  const id = useId();
  const [field, meta] = useField<string>('role');
  const error = meta.touched ? meta.error : undefined;
  const errorId = error && `${id}-error`;

  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      error={error !== undefined}
      fullWidth
      aria-invalid={error !== undefined}
      aria-describedby={errorId}
      sx={[{ containerType: 'inline-size' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <FormLabel component="legend" sx={{ mb: 2.5 }}>
        {label}
      </FormLabel>
      {error && (
        <FormHelperText id={errorId} sx={{ mt: 0, mb: 3 }}>
          {error}
        </FormHelperText>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [twoInARow]: { gap: 5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [fourInARow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {roles.map((role) => (
          <Box component="label" key={role.value} id={role.id} sx={roleCard}>
            <Illustration {...role.illustration} alt="" />
            <Typography id={`${id}-${role.id}`} variant="h5" component="span">
              {role.label}
            </Typography>
            <Typography id={`${id}-${role.id}-text`} component="span">
              {role.text}
            </Typography>
            <input
              type="radio"
              name={field.name}
              value={role.value}
              checked={field.value === role.value}
              onChange={field.onChange}
              required
              aria-labelledby={`${id}-${role.id}`}
              aria-describedby={[`${id}-${role.id}-text`, errorId].filter(Boolean).join(' ')}
            />
          </Box>
        ))}
      </Box>
    </FormControl>
  );
}
