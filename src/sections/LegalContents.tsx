import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExpandMoreIcon, ListIcon } from '../art/icons';
import type { LegalSection } from '../content/contentShapes';
import { contentsId, contentsInView } from './contentsInView';
import { followContents } from './followContents';

export interface LegalContentsProps {
  /** Names the list. */
  title: string;
  /** The sections of the text, in their order; each is on the page under its id. */
  sections: ReadonlyArray<Pick<LegalSection, 'id' | 'title'>>;
  sx?: SxProps<Theme>;
}

/**
 * The contents of a long text, which stay in view and mark the section that is read (before hydration `markContents`
 * does): beside the text on wide windows, and folded into a bar on narrow ones.
 */
export function LegalContents({ title, sections, sx = [] }: LegalContentsProps) {
  return (
    <Box
      component="nav"
      aria-labelledby="contents-title"
      sx={[contentsInView.frame, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Typography variant="h5" component="h2" id="contents-title" className="title">
        {title}
      </Typography>
      <details>
        <Typography variant="h5" component="summary">
          <ListIcon />
          <span className="name">{title}</span>
          <Box component="span" className="reading" sx={contentsInView.reading}>
            <span>{sections.length}</span>
          </Box>
          <ExpandMoreIcon />
        </Typography>
        <Box
          component="ol"
          id={contentsId}
          ref={followContents}
          tabIndex={-1}
          data-contents=""
          sx={contentsInView.list}
        >
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
