import Button from '@mui/material/Button';
import { company } from '#messages/company';
import { offline } from '#messages/pages/offline';
import { site } from '#messages/site';
import { loadingError } from '#messages/siteFrame';
import { RetryIcon } from '../art/icons';
import { scenes } from '../art/illustrations';
import { paths } from '../content/paths';
import { MessagePanel } from '../sections/MessagePanel';
import { OfflineWays } from '../sections/OfflineWays';
import { PageHead } from '../sections/PageHead';

/** Stands at the URL of a page that cannot be had without a network; its links work without script. */
export function OfflinePage() {
  return (
    <>
      <PageHead meta={offline.meta} site={site} path={paths.offline} isIndexed={false} />
      <MessagePanel
        title={offline.title}
        text={offline.text}
        illustration={{ ...scenes.loadingError, alt: loadingError.illustrationAlt }}
        phoneHeight={350}
        sky="evening"
        more={<OfflineWays messages={offline.ways} company={company} />}
      >
        {/* An empty URL is that of the page which was asked for; MUI would take it for none, and this for a button. */}
        <Button
          variant="contained"
          size="large"
          component="a"
          href=""
          role="link"
          startIcon={<RetryIcon />}
        >
          {loadingError.retryLabel}
        </Button>
      </MessagePanel>
    </>
  );
}
