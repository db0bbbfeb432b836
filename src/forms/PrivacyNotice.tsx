import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NoticeContent } from '../content/contentShapes';

export interface PrivacyNoticeProps {
  /** What the data is used for, and the words of the link that follows. */
  content: NoticeContent;
  /** Address of the privacy policy. */
  privacyHref: string;
  sx?: SxProps<Theme>;
}

/** What the data of a form is used for. A notice, not a consent: nothing to tick. */
export function PrivacyNotice({ content, privacyHref, sx }: PrivacyNoticeProps) {
  return (
    <Typography variant="body2" sx={sx}>
      {content.text} <Link href={privacyHref}>{content.linkLabel}</Link>
    </Typography>
  );
}
