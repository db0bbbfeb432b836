import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { notFound } from '#messages/pages/notFound';
import { site } from '#messages/site';
import { scenes } from '../art/illustrations';
import { products } from '../content/products';
import { MessagePanel } from '../sections/MessagePanel';
import { PageHead } from '../sections/PageHead';

const links = [
  ...products.map(({ name, path }) => ({ label: name, href: path })),
  ...notFound.links,
];

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
    lg: 'repeat(2, max-content)',
  },
  columnGap: { xs: 4, lg: 8 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

export function NotFoundPage() {
  return (
    <>
      <PageHead meta={notFound.meta} site={site} isIndexed={false} />
      <MessagePanel
        title={notFound.title}
        text={notFound.text}
        illustration={{ ...scenes.notFound, alt: notFound.illustrationAlt }}
      >
        <Button href={notFound.home.href} variant="contained" size="large">
          {notFound.home.label}
        </Button>
        <Typography variant="h5" component="h2" sx={{ mt: 7, mb: 2 }}>
          {notFound.linksTitle}
        </Typography>
        <Box component="ul" sx={columns}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} sx={{ display: 'inline-block', paddingBlock: 2.5 }}>
                {label}
              </Link>
            </li>
          ))}
        </Box>
      </MessagePanel>
    </>
  );
}
