import { language } from '#messages/language';
import { fontFaceCss } from '../theme/fontFaces';

/** The fonts of a page. They are in its HTML, so the application does not bring them. */
export function FontFaces() {
  return (
    <style href="font-faces" precedence="base">
      {fontFaceCss(language.script)}
    </style>
  );
}
