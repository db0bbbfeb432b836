import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

export interface NoticeProps {
  /** What must not be overlooked, in one or two sentences. */
  children: ReactNode;
  /**
   * `info` for a hint, `warning` for what to take care of, `error` for what must never be done, or an alarm.
   * @default 'info'
   */
  tone?: 'info' | 'warning' | 'error';
  /** A button or a link at the end of the line. */
  action?: ReactNode;
}

/** A hint or a warning that stands in the page from the start. For what became of a form, use `FailureAlert`. */
export function Notice({ children, tone = 'info', action }: NoticeProps) {
  return (
    <Alert role="note" severity={tone} action={action}>
      {children}
    </Alert>
  );
}
