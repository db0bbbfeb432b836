import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Partner, PartnerLogoStrip } from '../atoms/PartnerLogoStrip';
import { Section } from '../atoms/Section';

export interface PartnersSectionProps {
  /** Also names the list of partners. */
  title: string;
  /** In the order shown; a partner without a logo is shown by name. */
  partners: ReadonlyArray<Partner>;
}

/**
 * The marks of the partners under their title: only partners that have agreed to be shown. For the marks alone, use
 * `PartnerLogoStrip`.
 */
export function PartnersSection({ title, partners }: PartnersSectionProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId} sx={{ paddingBlock: { xs: 7, md: 14 } }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: { xs: 4, md: 6 } }}>
        {title}
      </Typography>
      <PartnerLogoStrip label={title} partners={partners} />
    </Section>
  );
}
