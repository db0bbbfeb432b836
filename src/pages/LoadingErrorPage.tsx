import { company } from '#messages/company';
import { offline } from '#messages/pages/offline';
import { site } from '#messages/site';
import { loadingError, pageFailure } from '#messages/siteFrame';
import { scenes } from '../art/illustrations';
import { LoadingErrorPanel } from '../sections/LoadingErrorPanel';
import { OfflineWays } from '../sections/OfflineWays';
import { PageHead } from '../sections/PageHead';

const messagesOf = { notLoaded: loadingError, failed: pageFailure } as const;

export interface LoadingErrorPageProps {
  /**
   * Whether the page's script could not be loaded, or the page failed while it was shown.
   * @default 'notLoaded'
   */
  fault?: keyof typeof messagesOf;
  /**
   * Whether there is no network: then it says what works without one.
   * @default false
   */
  isOffline?: boolean;
  /** Tries to load the page again; rejects where it still cannot be had. */
  onRetry: () => Promise<void>;
}

/** Stands in the place of a page whose script could not be loaded, or that failed while it was shown. */
export function LoadingErrorPage({
  fault = 'notLoaded',
  isOffline = false,
  onRetry,
}: LoadingErrorPageProps) {
  const messages = messagesOf[fault];
  return (
    <>
      <PageHead
        meta={{ title: messages.title, description: messages.text }}
        site={site}
        isIndexed={false}
      />
      <LoadingErrorPanel messages={messages} illustration={scenes.loadingError} onRetry={onRetry}>
        {isOffline && <OfflineWays messages={offline.ways} company={company} />}
      </LoadingErrorPanel>
    </>
  );
}
