import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { company } from '#words/company';
import { contact } from '#words/pages/contact';
import { products } from '#words/products';
import { site } from '#words/site';
import { productPictures, stepPictures } from '../../../../src/art/pictures';
import { Band } from '../../../../src/atoms/Band';
import { StepList } from '../../../../src/atoms/StepList';
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
      <Band component="div">
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
                picture: stepPictures[step.picture],
              }))}
              titleComponent="h3"
            />
          </section>
          <ContactFacts words={contact} company={company} />
        </Box>
      </Band>
      <ProductsSection words={festival.services} products={products} pictures={productPictures} />
    </>
  );
}
