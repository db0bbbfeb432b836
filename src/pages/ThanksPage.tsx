import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use, useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { company } from '#messages/company';
import { thanks } from '#messages/pages/thanks';
import { site } from '#messages/site';
import { scenes } from '../art/illustrations';
import { breakableEmail } from '../atoms/breakableEmail';
import { paths } from '../content/paths';
import { FormDrafts } from '../forms/formDrafts';
import { MessagePanel } from '../sections/MessagePanel';
import { PageHead } from '../sections/PageHead';

export function ThanksPage() {
  const joinDraft = use(FormDrafts)?.join;
  const isSubmitted = useNavigationType() !== 'POP';

  // Not when submitting: this page may not be had, and then nothing of the form may be lost.
  useEffect(() => {
    if (isSubmitted) joinDraft?.clear();
  }, [isSubmitted, joinDraft]);

  return (
    <>
      <PageHead meta={thanks.meta} site={site} path={paths.thanks} isIndexed={false} />
      <MessagePanel
        title={thanks.title}
        text={thanks.text}
        illustration={{ ...scenes.thanks, alt: thanks.illustrationAlt }}
      >
        <Typography sx={{ maxWidth: '24em' }}>{thanks.help}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 3, mt: 3, mb: 8 }}>
          <Link
            href={`tel:${company.phone}`}
            variant="h4"
            sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}
          >
            {company.phoneDisplay}
          </Link>
          <Link
            href={`mailto:${company.email}`}
            variant="h4"
            sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}
          >
            {breakableEmail(company.email)}
          </Link>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {thanks.links.map(({ label, href }, index) => (
            <Button key={href} href={href} variant={index === 0 ? 'contained' : 'outlined'}>
              {label}
            </Button>
          ))}
        </Box>
      </MessagePanel>
    </>
  );
}
