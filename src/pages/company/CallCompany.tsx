import Button, { type ButtonProps } from '@mui/material/Button';
import { company } from '#messages/company';
import { CallIcon } from '../../art/icons';
import { fillPlaceholders } from '../../domain/fillPlaceholders';

export interface CallCompanyProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** With the placeholder `{phone}`. */
  label: `${string}{phone}${string}`;
}

/** A button that calls the company. */
export function CallCompany({ label, ...props }: CallCompanyProps) {
  return (
    <Button href={`tel:${company.phone}`} startIcon={<CallIcon />} {...props}>
      {fillPlaceholders(label, { phone: company.phoneDisplay.replaceAll(' ', '\u00a0') })}
    </Button>
  );
}
