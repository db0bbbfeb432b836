import Box from '@mui/material/Box';
import { use } from 'react';
import { company } from '#words/company';
import { contactMessages } from '#words/messages';
import { contact } from '#words/pages/contact';
import { site } from '#words/site';
import { scenes } from '../art/pictures';
import { Band } from '../atoms/Band';
import { Picture } from '../atoms/Picture';
import { paths } from '../content/paths';
import { sendContactQuery, warmEmailClient } from '../email/sendContactQuery';
import { ContactForm, type ContactFormProps } from '../forms/ContactForm';
import { ContactFacts } from '../sections/ContactFacts';
import { OfficeMap, type OfficeMapProps } from '../sections/OfficeMap';
import { PageHead } from '../sections/PageHead';
import { PageTitle } from '../sections/PageTitle';
import { FormDrafts } from './formDrafts';

interface ContactPageProps {
  /** Sends the query; rejects where it was not taken. The email service unless given. */
  onSend?: ContactFormProps['onSend'];
  /** Where and how the map is asked for, as `OfficeMap` takes it. */
  mapHost?: Pick<OfficeMapProps, 'embedAddressOf' | 'probe'>;
}

export function ContactPage({ onSend = sendContactQuery, mapHost }: ContactPageProps) {
  const drafts = use(FormDrafts);
  return (
    <>
      <PageHead meta={contact.meta} site={site} path={paths.contact} />
      <PageTitle
        title={contact.title}
        lead={contact.lead}
        aside={<Picture {...scenes.contactDesk} alt="" priority="high" />}
      />
      <Band component="div">
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
            sx={{ pr: { md: 8, lg: 14 } }}
          />
          <ContactFacts words={contact} company={company} />
        </Box>
      </Band>
      <OfficeMap
        words={contact.map}
        place={company.mapPlace}
        address={company.corporateAddress}
        {...mapHost}
      />
    </>
  );
}
