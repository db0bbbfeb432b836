import { site } from '#words/site';
import { loadingError, pageFailure } from '#words/siteFrame';
import { scenes } from '../art/pictures';
import { LoadingErrorPanel } from '../sections/LoadingErrorPanel';
import { PageHead } from '../sections/PageHead';

const wordsOf = { notLoaded: loadingError, failed: pageFailure } as const;

export interface LoadingErrorPageProps {
  /**
   * Whether the page's script could not be loaded, or the page failed while it was shown.
   * @default 'notLoaded'
   */
  fault?: keyof typeof wordsOf;
  /** Tries to load the page again; rejects where it still cannot be had. */
  onRetry: () => Promise<void>;
}

/** Stands in the place of a page whose script could not be loaded, or that failed while it was shown. */
export function LoadingErrorPage({ fault = 'notLoaded', onRetry }: LoadingErrorPageProps) {
  const words = wordsOf[fault];
  return (
    <>
      <PageHead
        meta={{ title: words.title, description: words.text }}
        site={site}
        isIndexed={false}
      />
      <LoadingErrorPanel words={words} picture={scenes.loadingError} onRetry={onRetry} />
    </>
  );
}
