import { use, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { thanks } from '#messages/pages/thanks';
import { site } from '#messages/site';
import { scenes } from '../art/illustrations';
import { paths } from '../content/paths';
import { fillInLines } from '../domain/fillInLines';
import { groupedPhone } from '../domain/groupedPhone';
import { FormDrafts } from '../forms/formDrafts';
import { PageHead } from '../sections/PageHead';
import { ThanksCounter } from '../sections/ThanksCounter';

/**
 * The end of the join form, at `/thanks`: an email with what was typed waits to be sent. Loaded anew it has blanks
 * in its place, for what was typed is held in memory alone.
 */
export function ThanksPage() {
  const drafts = use(FormDrafts);
  const joinDraft = drafts?.join;
  // None where this document was opened here: then the email has blanks. Held, for it is deleted after half an hour.
  const [application] = useState(() => drafts?.application.current);
  const isSubmitted = useNavigationType() !== 'POP';

  // Not when submitting: this page may not be had, and then nothing of the form may be lost.
  useEffect(() => {
    if (isSubmitted) joinDraft?.clear();
  }, [isSubmitted, joinDraft]);

  return (
    <>
      <PageHead meta={thanks.meta} site={site} path={paths.thanks} isIndexed={false} />
      <ThanksCounter
        messages={thanks}
        illustration={{ ...scenes.thanks, alt: thanks.illustrationAlt }}
        to={company.email}
        email={{
          subject: thanks.email.subject,
          body: fillInLines(
            thanks.email.body,
            application ? { ...application, phone: groupedPhone(application.phone) } : {},
          ),
        }}
        hasBlanks={!application}
        shortened={contactMessages.hintShortened}
        call={{
          phone: company.phone,
          // The number is not parted.
          label: thanks.callLabel.replace(
            '{phone}',
            company.phoneDisplay.replaceAll(' ', '\u00a0'),
          ),
          hours: company.officeHoursText,
        }}
      />
    </>
  );
}
