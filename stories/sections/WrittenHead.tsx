import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead, type PageHeadProps } from '../../src/sections/PageHead';
import { BreakableName } from '../blocks/BreakableName';
import { groupByValue, headTagsIn } from './headTags';
import { ShareCard } from './ShareCard';

const tagsOf = (props: PageHeadProps) => {
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<PageHead {...props} />);
  return headTagsIn(template.content);
};

/** What a `PageHead` writes, made visible: the card of a shared link, and every value by the names it is written under. */
export function WrittenHead(props: PageHeadProps) {
  const { siteUrl } = props.site;
  const tags = tagsOf(props);
  const written = (name: string) => tags.find((tag) => tag.name === name)?.value ?? '';
  return (
    <>
      <ShareCard
        title={written('og:title')}
        description={written('og:description')}
        host={new URL(siteUrl).host}
        // The site's host is made up; the same file stands at the same path here.
        illustration={{
          src: written('og:image').replace(siteUrl, ''),
          alt: written('og:image:alt'),
        }}
      />
      <Box component="table" sx={{ width: '100%', mt: 6, borderCollapse: 'collapse' }}>
        <tbody>
          {groupByValue(tags).map(({ names, value }) => (
            <Box component="tr" key={value} sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Typography
                component="th"
                scope="row"
                variant="caption"
                sx={{ width: '35%', py: 2, pr: 4, textAlign: 'start', verticalAlign: 'top' }}
              >
                {names.join(', ')}
              </Typography>
              <Typography
                component="td"
                variant="caption"
                sx={{ py: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                <BreakableName name={value} />
              </Typography>
            </Box>
          ))}
        </tbody>
      </Box>
    </>
  );
}
