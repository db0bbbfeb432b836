import Typography from '@mui/material/Typography';
import { about } from '#words/pages/about';
import { itemOf } from '../blocks/itemOf';

const { paragraphs } = itemOf(about.chapters);

/** What a band holds: a heading with the id that names the band, and a paragraph. */
export const bandWords = (heading: string, headingId: string) => (
  <>
    <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 3 }}>
      {heading}
    </Typography>
    <Typography>{paragraphs[0]}</Typography>
  </>
);
