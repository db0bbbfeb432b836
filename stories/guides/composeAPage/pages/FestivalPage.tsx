import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { site } from '#messages/site';
import { stepIllustrations } from '../../../../src/art/illustrations';
import { Section } from '../../../../src/atoms/Section';
import { StepList } from '../../../../src/atoms/StepList';
import { products } from '../../../../src/content/products';
import { ContactFacts } from '../../../../src/sections/ContactFacts';
import { PageHead } from '../../../../src/sections/PageHead';
import { PageTitle } from '../../../../src/sections/PageTitle';
import { ProductsSection } from '../../../../src/sections/ProductsSection';
import { festival } from '../content/en/pages/festival';
import { paths } from '../content/paths';

export function FestivalPage() {
  return (
    <>
      <PageHead meta={festival.meta} site={site} path={paths.festival} />
      <PageTitle title={festival.title} lead={festival.lead} />
      <Section component="div">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            columnGap: { md: 14, lg: 20 },
            rowGap: 14,
          }}
        >
          <section aria-labelledby="steps-title">
            <Typography variant="h2" id="steps-title" sx={{ mb: 8 }}>
              {festival.stepsTitle}
            </Typography>
            <StepList
              steps={festival.steps.map((step) => ({
                ...step,
                illustration: stepIllustrations[step.illustration],
              }))}
              titleComponent="h3"
            />
          </section>
          <ContactFacts messages={contact} company={company} />
        </Box>
      </Section>
      <ProductsSection messages={festival.services} products={products} />
    </>
  );
}
