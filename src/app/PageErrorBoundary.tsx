import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { LoadingErrorPage } from '../pages/LoadingErrorPage';
import { fetchBuildId } from './fetchBuildId';
import { LoadingError } from './withTimeout';

const loadAnew = () => window.location.reload();

interface PageErrorBoundaryProps {
  /** Loads the open address anew, as the browser does unless given. */
  reload?: () => void;
}

/**
 * Takes the place of a page whose chunk could not be loaded, or that failed while it was shown; the
 * one is not told as the other. A failed module may be remembered by the browser, so trying again
 * means loading the prerendered page itself, once it is known to answer. If that page belongs to
 * another deployment than the script that runs, the chunks that are missing here are gone for good:
 * then it is loaded at once, and, being of one piece, cannot end here again.
 */
export function PageErrorBoundary({ reload = loadAnew }: PageErrorBoundaryProps) {
  const error = useRouteError();
  const [isOffline, setIsOffline] = useState(!navigator.onLine);

  useEffect(() => {
    console.error(error);
    fetchBuildId(window.location.href).then(
      (deployment) => {
        if (deployment && deployment !== document.documentElement.dataset.deployment) {
          reload();
        }
      },
      () => setIsOffline(true),
    );
  }, [error, reload]);

  const retry = async () => {
    await fetchBuildId(window.location.href);
    reload();
  };

  const fault = error instanceof LoadingError ? 'notLoaded' : 'failed';
  return <LoadingErrorPage fault={fault} isOffline={isOffline} onRetry={retry} />;
}
