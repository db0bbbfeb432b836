import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { NoticeContent } from '../content/contentShapes';

export interface PrivacyNoticeProps {
  /** What the data is used for, and the words of the link that follows. */
  content: NoticeContent;
  /** Address of the privacy policy. */
  privacyHref: string;
}

/** What the data of a form is used for. A notice, not a consent: nothing to tick. */
export function PrivacyNotice({ content, privacyHref }: PrivacyNoticeProps) {
  return (
    <Typography variant="body2">
      {content.text} <Link href={privacyHref}>{content.linkLabel}</Link>
    </Typography>
  );
}
