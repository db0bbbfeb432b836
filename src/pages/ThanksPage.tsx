import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { thanks } from '#messages/pages/thanks';
import step from '../art/grounds/step.svg?drawing';
import { MailIcon } from '../art/icons';
import handshake from '../art/thanks.svg?drawing';
import { CopyButton } from '../atoms/CopyButton';
import { Message } from '../atoms/Message';
import { Scene } from '../atoms/Scene';
import { paths } from '../content/paths';
import { site } from '../content/site';
import { groupedPhone } from '../domain/groupedPhone';
import { fitsMailtoUrl, mailtoUrl } from '../domain/mailtoUrl';
import { FormDrafts } from '../forms/formDrafts';
import { PageHead } from '../sections/PageHead';
import { PageHeader } from '../sections/PageHeader';
import { CallCompany } from './company/CallCompany';
import { CompanyHours } from './company/CompanyHours';
import { applicationEmail } from './thanks/applicationEmail';
import { WrittenEmail } from './thanks/WrittenEmail';

const { email: words } = thanks;
const links = [
  { label: thanks.homeLabel, href: paths.home },
  { label: thanks.aboutLabel, href: paths.about },
];

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

  const details = application && { ...application, phone: groupedPhone(application.phone) };
  const email = applicationEmail(details);
  return (
    <>
      <PageHead meta={thanks.meta} site={site} path={paths.thanks} isIndexed={false} />
      <PageHeader
        surface="leafMist"
        title={thanks.title}
        lead={
          <>
            <Typography variant="h4" component="p" sx={{ mb: 2, color: 'text.primary' }}>
              {details ? thanks.left : <Message text={thanks.direct} />}
            </Typography>
            {details ? thanks.help : words.blanks}
          </>
        }
        actions={
          <Button
            href={mailtoUrl(company.email, email)}
            variant="contained"
            size="large"
            startIcon={<MailIcon />}
          >
            {words.openLabel}
          </Button>
        }
        aside={
          <Stack spacing={5}>
            <WrittenEmail to={company.email} email={email} />
            {!fitsMailtoUrl(company.email, email) && (
              <Typography>{contactMessages.hintShortened}</Typography>
            )}
            <Typography>{words.copy}</Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
              <CopyButton
                text={email.body}
                label={words.copyLabel}
                copiedLabel={words.copiedLabel}
              />
              <CallCompany label={thanks.callLabel} variant="outlined" />
            </Stack>
            <CompanyHours hasPlainHours />
            <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 6 }}>
              {links.map(({ label, href }) => (
                <Link key={href} href={href} sx={{ paddingBlock: 2.5 }}>
                  {label}
                </Link>
              ))}
            </Stack>
          </Stack>
        }
        scene={<Scene {...handshake} alt={thanks.illustrationAlt} ground={step} groundDepth={16} />}
      />
    </>
  );
}
