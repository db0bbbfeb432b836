import Button from '@mui/material/Button';
import { offline } from '#messages/pages/offline';
import { loadingError } from '#messages/siteFrame';
import hill from '../art/grounds/hill.svg?drawing&inline';
import { RetryIcon } from '../art/icons';
import unplugged from '../art/loading-error.svg?drawing&inline';
import { Scene } from '../atoms/Scene';
import { paths } from '../content/paths';
import { site } from '../content/site';
import { PageHead } from '../sections/PageHead';
import { PageHeader } from '../sections/PageHeader';
import { OfflineWays } from './offline/OfflineWays';

/** Stands at the URL of a page that cannot be had without a network; its links work without script. */
export function OfflinePage() {
  return (
    <>
      <PageHead meta={offline.meta} site={site} path={paths.offline} isIndexed={false} />
      <PageHeader
        surface="roseMist"
        title={offline.title}
        lead={offline.text}
        actions={
          // An empty URL is that of the page which was asked for; MUI would take it for none, and this for a button.
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
        }
        scene={
          <Scene
            {...unplugged}
            alt={loadingError.illustrationAlt}
            ground={hill}
            groundDepth={hill.height}
          />
        }
      >
        <OfflineWays />
      </PageHeader>
    </>
  );
}
