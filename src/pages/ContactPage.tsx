import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { use } from 'react';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { siteFrame } from '#messages/siteFrame';
import agent from '../art/agent.svg?drawing';
import { clothOf } from '../art/grounds';
import { breakableEmail } from '../atoms/breakableEmail';
import { Scene } from '../atoms/Scene';
import { Section } from '../atoms/Section';
import { paths } from '../content/paths';
import { site } from '../content/site';
import { sendContactQuery, warmEmailClient } from '../email/sendContactQuery';
import { ContactForm, type ContactFormProps } from '../forms/ContactForm';
import { FormDrafts } from '../forms/formDrafts';
import { FactList } from '../sections/FactList';
import { OfficeMap, type OfficeMapProps } from '../sections/OfficeMap';
import { PageHead } from '../sections/PageHead';
import { PageHeader } from '../sections/PageHeader';
import { PrintFooter } from '../sections/PrintFooter';
import { postalAddress } from '../sections/postalAddress';
import { DirectWays } from './contact/DirectWays';
import { useSubject } from './contact/useSubject';

interface ContactPageProps {
  /** Sends the query; rejects where it was not taken. The email service unless given. */
  onSend?: ContactFormProps['onSend'];
  /** Where and how the map is asked for, as `OfficeMap` takes it. */
  mapHost?: Pick<OfficeMapProps, 'embedUrlOf' | 'probe'>;
}

/** How to reach the company, at `/contact`. `onSend` and `mapHost` are for stories, which need no network. */
export function ContactPage({ onSend = sendContactQuery, mapHost }: ContactPageProps) {
  const drafts = use(FormDrafts);
  const subject = useSubject();
  return (
    <>
      <PageHead meta={contact.meta} site={site} path={paths.contact} />
      <PageHeader
        surface="marigoldMist"
        title={contact.title}
        promise={contact.promise}
        scene={<Scene {...agent} priority="high" ground={clothOf.ink} sx={figure} />}
        aside={
          <Paper sx={{ p: 'var(--card-space)', displayPrint: 'none' }}>
            <ContactForm
              content={contact.form}
              messages={contactMessages}
              contact={company}
              locale={site.language.locale}
              privacyHref={paths.privacy}
              onSend={onSend}
              draft={drafts?.contact}
              subject={subject}
              onFirstTouch={warmEmailClient}
            />
          </Paper>
        }
      >
        <DirectWays />
      </PageHeader>
      <Section title={contact.factsTitle} surface="sand">
        <FactList
          facts={[
            {
              label: contact.emailLabel,
              value: (
                <Link href={`mailto:${company.email}`} sx={target}>
                  {breakableEmail(company.email)}
                </Link>
              ),
            },
            {
              label: contact.phoneLabel,
              value: (
                <Link href={`tel:${company.phone}`} sx={target}>
                  {company.phoneDisplay}
                </Link>
              ),
            },
            {
              label: contact.registeredLabel,
              value: postalAddress(company.legalName, company.registeredAddress),
            },
          ]}
        />
      </Section>
      <OfficeMap
        messages={contact.map}
        addressLabel={contact.corporateLabel}
        company={company}
        {...mapHost}
      />
      <PrintFooter
        title={contact.title}
        path={paths.contact}
        messages={siteFrame}
        company={company}
        language={site.language}
      />
    </>
  );
}

/** High enough for a finger. */
const target = { paddingBlock: 3 } as const;

const figure = {
  width: { xs: '60%', md: '75%' },
  maxWidth: '24rem',
  mx: 'auto',
  displayPrint: 'none',
} as const;
