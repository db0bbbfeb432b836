import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { language } from '#messages/language';
import { baseline } from '../theme/baseline';
import { fontFaceCss } from '../theme/fontFaces';

/** The fonts and global styles of a page. They are in its HTML, so the application does not bring them. */
export function DocumentStyles() {
  return (
    <>
      <GlobalStyles styles={fontFaceCss(language.script)} />
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={baseline} />
    </>
  );
}
