import { scenes } from '../art/pictures';
import { company } from '../content/company';
import { loadingError } from '../content/siteFrame';
import { LoadingErrorPanel } from '../sections/LoadingErrorPanel';
import { PageHead } from '../sections/PageHead';

export interface LoadingErrorPageProps {
  /** Tries to load the page again; rejects where it still cannot be had. */
  onRetry: () => Promise<void>;
}

/** Stands in the place of a page whose script could not be loaded. */
export function LoadingErrorPage({ onRetry }: LoadingErrorPageProps) {
  return (
    <>
      <PageHead
        meta={{ title: loadingError.title, description: loadingError.text }}
        company={company}
        isIndexed={false}
      />
      <LoadingErrorPanel words={loadingError} picture={scenes.loadingError} onRetry={onRetry} />
    </>
  );
}
