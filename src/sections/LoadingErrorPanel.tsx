import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { busyButtonProps } from '../atoms/busyButtonProps';
import type { Drawing } from '../atoms/Illustration';
import type { LoadingErrorContent } from '../content/contentShapes';
import { MessagePanel } from './MessagePanel';

export interface LoadingErrorPanelProps {
  /** What went wrong, what to try, and the label of the button. */
  messages: LoadingErrorContent;
  /** Its alternative text is one of the words. */
  illustration: Drawing;
  /** Tries to load the page again; rejects where it still cannot be had. */
  onRetry: () => Promise<void>;
  /** What else the visitor can do, below the button; on a phone below the scene. */
  children?: ReactNode;
}

/** Says that a page could not be loaded and offers to try again; each failed try is told again. */
export function LoadingErrorPanel({
  messages,
  illustration,
  onRetry,
  children,
}: LoadingErrorPanelProps) {
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
    <MessagePanel
      title={messages.title}
      illustration={{ ...illustration, alt: messages.illustrationAlt }}
      phoneHeight={350}
      sky="evening"
      more={children}
    >
      <Box sx={{ mb: 5 }}>
        <Alert key={failures} severity="error">
          {messages.text}
        </Alert>
      </Box>
      <Button variant="contained" size="large" onClick={tryAgain} {...busyButtonProps(isRetrying)}>
        {/* In an element of its own: translating it must not take the sign's place away. */}
        <span>{isRetrying ? messages.retryingLabel : messages.retryLabel}</span>
      </Button>
    </MessagePanel>
  );
}
