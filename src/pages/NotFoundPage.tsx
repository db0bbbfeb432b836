import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { notFound } from '#messages/pages/notFound';
import hill from '../art/grounds/hill.svg?drawing';
import { HelpIcon, HomeIcon, MailIcon } from '../art/icons';
import roadEnd from '../art/not-found.svg?drawing';
import { spriteIcon } from '../art/spriteIcon';
import { LinkCard } from '../atoms/LinkCard';
import { Scene } from '../atoms/Scene';
import { contactLink, helpLink } from '../content/navigation';
import { paths } from '../content/paths';
import { products } from '../content/products';
import { site } from '../content/site';
import { CardGrid } from '../sections/CardGrid';
import { PageHead } from '../sections/PageHead';
import { PageHeader } from '../sections/PageHeader';
import { tones } from '../theme/surfaces';

const services = products.map(({ name, path, icon, tone }) => ({
  label: name,
  href: path,
  Icon: spriteIcon(icon),
  surface: tones[tone].mark,
}));

const ways = [
  ...services,
  { ...helpLink, Icon: HelpIcon, surface: 'indigo' },
  { ...contactLink, Icon: MailIcon, surface: 'indigo' },
] as const;

/** What every URL without a page shows, with status 404. It is never linked to. */
export function NotFoundPage() {
  return (
    <>
      <PageHead meta={notFound.meta} site={site} isIndexed={false} />
      <PageHeader
        surface="inkMist"
        title={notFound.title}
        lead={notFound.text}
        actions={
          <Button href={paths.home} variant="contained" size="large" startIcon={<HomeIcon />}>
            {notFound.homeLabel}
          </Button>
        }
        scene={
          <Scene
            {...roadEnd}
            alt={notFound.illustrationAlt}
            priority="high"
            ground={hill}
            groundDepth={hill.height}
          />
        }
      >
        <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
          {notFound.linksTitle}
        </Typography>
        <CardGrid columns={2} size="compact">
          {ways.map(({ label, href, Icon, surface }) => (
            <LinkCard key={href} title={label} href={href} icon={<Icon />} iconSurface={surface} />
          ))}
        </CardGrid>
      </PageHeader>
    </>
  );
}
