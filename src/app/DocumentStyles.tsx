import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { language } from '#messages/language';
import { baseline } from '../theme/baseline';
import { fontFaceCss } from '../theme/fontFaces';

/** The fonts and global styles of a page. They are in its HTML, so the application does not bring them. */
export function DocumentStyles() {
  return (
    <>
      {/* Stays where a story is followed by another, so that the font need not be loaded again. */}
      <style href="font-faces" precedence="base">
        {fontFaceCss(language.script)}
      </style>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={baseline} />
    </>
  );
}
