import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExpandMoreIcon } from '../art/icons';
import type { LegalSection } from '../content/contentShapes';
import { contentsId, contentsInView } from './contentsInView';
import { markSectionInView } from './markSectionInView';

export interface LegalContentsProps {
  /** Names the list. */
  title: string;
  /** The sections of the text, in their order; each is on the page under its id. */
  sections: ReadonlyArray<Pick<LegalSection, 'id' | 'title'>>;
  sx?: SxProps<Theme>;
}

/**
 * The contents of a long text. On wide windows they stay in view and mark the section that is read
 * (before hydration `markContents` does); on a phone they are folded, so that the text begins on the
 * first screen.
 */
export function LegalContents({ title, sections, sx = [] }: LegalContentsProps) {
  return (
    <Box
      component="nav"
      id={contentsId}
      tabIndex={-1}
      aria-labelledby="contents-title"
      sx={[contentsInView.frame, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Typography variant="h5" component="h2" id="contents-title" className="title">
        {title}
      </Typography>
      <details>
        <Typography variant="h5" component="summary">
          {title}
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {sections.length}
          </Box>
          <ExpandMoreIcon />
        </Typography>
        <Box component="ol" ref={markSectionInView} data-contents="" sx={contentsInView.list}>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <Link href={`#${id}`} underline="hover" variant="body2" sx={contentsInView.entry}>
                {name}
              </Link>
            </li>
          ))}
        </Box>
      </details>
    </Box>
  );
}
