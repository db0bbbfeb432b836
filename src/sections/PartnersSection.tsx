import Typography from '@mui/material/Typography';
import { Band } from '../atoms/Band';
import { type Partner, PartnerLogoStrip } from '../atoms/PartnerLogoStrip';

export interface PartnersSectionProps {
  title: string;
  partners: readonly Partner[];
}

/** The strip of partners under its small title. */
export function PartnersSection({ title, partners }: PartnersSectionProps) {
  return (
    <Band space="half" labelledBy="partners-title" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Typography
        variant="h6"
        component="h2"
        id="partners-title"
        sx={{ mb: 6, color: 'text.secondary' }}
      >
        {title}
      </Typography>
      <PartnerLogoStrip label={title} partners={partners} />
    </Band>
  );
}
