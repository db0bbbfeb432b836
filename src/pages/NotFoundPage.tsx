import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { notFound } from '#messages/pages/notFound';
import { site } from '#messages/site';
import { HelpIcon, HomeIcon, MailIcon } from '../art/icons';
import { scenes } from '../art/illustrations';
import { twoToneIcon } from '../art/twoToneIcon';
import { products } from '../content/products';
import { Boards } from '../sections/Boards';
import { MessagePanel } from '../sections/MessagePanel';
import { PageHead } from '../sections/PageHead';

const services = products.map(({ name, path, icon, tone }) => ({
  label: name,
  href: path,
  Icon: twoToneIcon(icon),
  tone,
}));

/** With the icons of the signs in the drawing, as the way home has. */
const signs = [
  { ...notFound.help, Icon: HelpIcon },
  { ...notFound.contact, Icon: MailIcon },
];

/** What every URL without a page shows, with status 404. It is never linked to. */
export function NotFoundPage() {
  return (
    <>
      <PageHead meta={notFound.meta} site={site} isIndexed={false} />
      <MessagePanel
        title={notFound.title}
        text={notFound.text}
        illustration={{ ...scenes.notFound, alt: notFound.illustrationAlt }}
        phoneHeight={304}
        titleSize="large"
        ground="road"
        more={
          <>
            <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
              {notFound.linksTitle}
            </Typography>
            <Boards links={[...services, ...signs]} />
          </>
        }
      >
        <Button href={notFound.home.href} variant="contained" size="large" startIcon={<HomeIcon />}>
          {notFound.home.label}
        </Button>
      </MessagePanel>
    </>
  );
}
