import Typography from '@mui/material/Typography';
import { about } from '#messages/pages/about';
import { itemOf } from '../blocks/itemOf';

const { paragraphs } = itemOf(about.chapters);

/** What a section holds: a heading with the id that names the section, and a paragraph. */
export const sectionMessages = (heading: string, headingId: string) => (
  <>
    <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 3 }}>
      {heading}
    </Typography>
    <Typography>{paragraphs[0]}</Typography>
  </>
);
