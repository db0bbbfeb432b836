import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { home } from '#messages/pages/home';
import { ArrowDownwardIcon, ArrowForwardIcon } from '../../art/icons';
import { Section } from '../../atoms/Section';
import { paths } from '../../content/paths';
import { Notice } from '../../sections/Notice';
import { PageHeader } from '../../sections/PageHeader';
import { HeroScene } from './HeroScene';
import { paidOutSlip } from './receipts';

const { hero, help } = home;

export interface HomeHeaderProps {
  /** Id of the section that the scroll indicator leads to. */
  nextId: string;
}

/** The first view: what the company does, the ways on for customers and shopkeepers, and help for who lost money. */
export function HomeHeader({ nextId }: HomeHeaderProps) {
  return (
    <>
      <PageHeader
        surface="ink"
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.text}
        actions={
          <>
            <Button href={paths.join} variant="contained" color="marigold" size="large">
              {hero.joinLabel}
            </Button>
            <Button type="button" variant="outlined" color="paper" size="large">
              {hero.startLabel}
            </Button>
            <Button href={paths.join} color="inherit" endIcon={<ArrowForwardIcon />}>
              {hero.offerLabel}
            </Button>
          </>
        }
        scene={<HeroScene alt={hero.illustrationAlt} receipt={paidOutSlip} />}
      />
      <Section component="div" surface="ink" space="half">
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 4 }}>
          <Button href={`#${nextId}`} color="inherit" startIcon={<ArrowDownwardIcon />}>
            {hero.scrollLabel}
          </Button>
          <Notice
            tone="error"
            action={
              <Button
                href={paths.help}
                variant="contained"
                color="error"
                endIcon={<ArrowForwardIcon />}
              >
                {help.label}
              </Button>
            }
          >
            {help.text}
          </Notice>
        </Stack>
      </Section>
    </>
  );
}
