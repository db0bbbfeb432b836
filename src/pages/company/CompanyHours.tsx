import { company } from '#messages/company';
import { language } from '#messages/language';
import { officeHours } from '#messages/officeHours';
import { OfficeHoursChip, type OfficeHoursChipProps } from '../../atoms/OfficeHoursChip';

/** Whether the company's office is open, wherever a page says its hours. */
export function CompanyHours(props: Pick<OfficeHoursChipProps, 'hasPlainHours'>) {
  return (
    <OfficeHoursChip
      {...props}
      messages={officeHours}
      language={language}
      hours={company.officeHours}
    />
  );
}
