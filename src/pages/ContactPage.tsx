import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { site } from '#messages/site';
import { siteFrame } from '#messages/siteFrame';
import { scenes } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { paths } from '../content/paths';
import { products } from '../content/products';
import { sendContactQuery, warmEmailClient } from '../email/sendContactQuery';
import { ContactForm, type ContactFormProps } from '../forms/ContactForm';
import type { ContactSubject } from '../forms/contactSubject';
import { FormDrafts } from '../forms/formDrafts';
import { ContactFacts } from '../sections/ContactFacts';
import { ContactFirst } from '../sections/ContactFirst';
import { FormOpening } from '../sections/FormOpening';
import { OfficeMap, type OfficeMapProps } from '../sections/OfficeMap';
import { PageHead } from '../sections/PageHead';
import { PrintFooter } from '../sections/PrintFooter';

interface ContactPageProps {
  /** Sends the query; rejects where it was not taken. The email service unless given. */
  onSend?: ContactFormProps['onSend'];
  /** Where and how the map is asked for, as `OfficeMap` takes it. */
  mapHost?: Pick<OfficeMapProps, 'embedUrlOf' | 'probe'>;
}

/** What the page's hash asks about: a product, by its id. */
function useSubject(): ContactSubject | undefined {
  const { hash, key } = useLocation();
  const sentences = new Map(
    products.map(({ id, name }) => [`#${id}`, contact.form.subject.replace('{product}', name)]),
  );
  const text = sentences.get(hash);
  return text === undefined ? undefined : { text, all: [...sentences.values()], visit: key };
}

/** How to reach the company, at `/contact`. `onSend` and `mapHost` are for stories, which need no network. */
export function ContactPage({ onSend = sendContactQuery, mapHost }: ContactPageProps) {
  const drafts = use(FormDrafts);
  const subject = useSubject();
  return (
    <>
      <PageHead meta={contact.meta} site={site} path={paths.contact} />
      <FormOpening
        title={contact.title}
        promise={contact.promise}
        after={<ContactFirst messages={contact} company={company} />}
        form={
          <ContactForm
            content={contact.form}
            messages={contactMessages}
            contact={company}
            privacyHref={paths.privacy}
            onSend={onSend}
            draft={drafts?.contact}
            subject={subject}
            onFirstTouch={warmEmailClient}
          />
        }
        illustration={<Illustration {...scenes.agent} alt="" priority="high" />}
      />
      <ContactFacts messages={contact} company={company} />
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
