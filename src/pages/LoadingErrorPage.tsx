import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { loadingError, pageFailure } from '#messages/siteFrame';
import hill from '../art/grounds/hill.svg?drawing&inline';
import unplugged from '../art/loading-error.svg?drawing';
import { busyButtonProps } from '../atoms/busyButtonProps';
import { Scene } from '../atoms/Scene';
import { site } from '../content/site';
import { PageHead } from '../sections/PageHead';
import { PageHeader } from '../sections/PageHeader';
import { OfflineWays } from './offline/OfflineWays';

/** The URL of its drawing, to be loaded while there is a network. */
export const failureImage = unplugged.src;

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

/**
 * Stands in the place of a page whose script could not be loaded, or that failed while it was shown, and offers to try
 * again; each failed try is told again.
 */
export function LoadingErrorPage({
  fault = 'notLoaded',
  isOffline = false,
  onRetry,
}: LoadingErrorPageProps) {
  const messages = messagesOf[fault];
  const [isRetrying, setIsRetrying] = useState(false);
  const [failures, setFailures] = useState(0);

  const tryAgain = async () => {
    if (isRetrying) return;
    setIsRetrying(true);
    try {
      await onRetry();
    } catch {
      setFailures(failures + 1);
    } finally {
      setIsRetrying(false);
    }
  };

  return (
    <>
      <PageHead
        meta={{ title: messages.title, description: messages.text }}
        site={site}
        isIndexed={false}
      />
      <PageHeader
        surface="roseMist"
        title={messages.title}
        lead={
          <Alert key={failures} severity="error">
            {messages.text}
          </Alert>
        }
        actions={
          <Button
            variant="contained"
            size="large"
            onClick={tryAgain}
            {...busyButtonProps(isRetrying)}
          >
            {/* In an element of its own: translating it must not take the sign's place away. */}
            <span>{isRetrying ? messages.retryingLabel : messages.retryLabel}</span>
          </Button>
        }
        scene={
          <Scene
            {...unplugged}
            alt={messages.illustrationAlt}
            ground={hill}
            groundDepth={hill.height}
          />
        }
      >
        {isOffline && <OfflineWays />}
      </PageHeader>
    </>
  );
}
