import Box from '@mui/material/Box';
import { use } from 'react';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { site } from '#messages/site';
import { scenes } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { paths } from '../content/paths';
import { sendContactQuery, warmEmailClient } from '../email/sendContactQuery';
import { ContactForm, type ContactFormProps } from '../forms/ContactForm';
import { FormDrafts } from '../forms/formDrafts';
import { ContactFacts } from '../sections/ContactFacts';
import { OfficeMap, type OfficeMapProps } from '../sections/OfficeMap';
import { PageHead } from '../sections/PageHead';
import { PageTitle } from '../sections/PageTitle';

interface ContactPageProps {
  /** Sends the query; rejects where it was not taken. The email service unless given. */
  onSend?: ContactFormProps['onSend'];
  /** Where and how the map is asked for, as `OfficeMap` takes it. */
  mapHost?: Pick<OfficeMapProps, 'embedUrlOf' | 'probe'>;
}

export function ContactPage({ onSend = sendContactQuery, mapHost }: ContactPageProps) {
  const drafts = use(FormDrafts);
  return (
    <>
      <PageHead meta={contact.meta} site={site} path={paths.contact} />
      <PageTitle
        title={contact.title}
        lead={contact.lead}
        aside={<Illustration {...scenes.contactDesk} alt="" priority="high" />}
      />
      <Section component="div">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            columnGap: 6,
            rowGap: 14,
            // A grid would move the facts to the next page as a whole.
            '@media print': { display: 'block' },
          }}
        >
          <ContactForm
            content={contact.form}
            messages={contactMessages}
            contact={company}
            privacyHref={paths.privacy}
            onSend={onSend}
            draft={drafts?.contact}
            onFirstTouch={warmEmailClient}
            sx={{ paddingInlineEnd: { md: 8, lg: 14 } }}
          />
          <ContactFacts messages={contact} company={company} />
        </Box>
      </Section>
      <OfficeMap
        messages={contact.map}
        place={company.mapPlace}
        address={company.corporateAddress}
        {...mapHost}
      />
    </>
  );
}
