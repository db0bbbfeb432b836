import type { SxProps, Theme } from '@mui/material/styles';
import type { RoleValue } from '../content/contentShapes';
import { FormTextField } from './FormTextField';

export interface RoleSelectProps {
  /** Always visible above the choice. */
  label: string;
  /** Shown while no role is chosen. */
  placeholder: string;
  /** In the order in which they are offered. */
  roles: ReadonlyArray<{ value: RoleValue; label: string }>;
  sx?: SxProps<Theme>;
}

/** The native choice of a role: it works with every keyboard and assistive technology. */
export function RoleSelect({ label, placeholder, roles, sx }: RoleSelectProps) {
  const options = [{ value: '', label: placeholder }, ...roles];
  return <FormTextField name="role" label={label} options={options} sx={sx} />;
}
