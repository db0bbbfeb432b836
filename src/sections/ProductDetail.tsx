import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { productPictures } from '../art/pictures';
import { Band } from '../atoms/Band';
import { Picture } from '../atoms/Picture';
import { productStages } from '../atoms/productStages';
import { Trail } from '../atoms/Trail';
import type { LinkContent, ProductPageContent } from '../content/contentShapes';
import { PageTitle } from './PageTitle';
import { ServiceSection } from './ServiceSection';

export interface ProductDetailProps {
  /** Words of the page; their `id` sets its colour and drawing. */
  words: ProductPageContent;
  /** Accessible name and links of the breadcrumb trail. */
  trail: { label: string; ancestors: ReadonlyArray<LinkContent> };
}

/** The body of a product page, in the colour of its group. */
export function ProductDetail({ words, trail }: ProductDetailProps) {
  const { id, title, lead, services, bringTitle, stepsTitle, safety } = words;
  return (
    <>
      <Box sx={productStages[id]}>
        <PageTitle
          tone="inherit"
          title={title}
          lead={lead}
          before={<Trail {...trail} current={title} />}
          after={
            <Box
              component="ul"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 3,
                m: 0,
                mt: 7,
                p: 0,
                listStyle: 'none',
              }}
            >
              {services.map(({ id: anchor, name }) => (
                <li key={anchor}>
                  <Link
                    href={`#${anchor}`}
                    underline="none"
                    sx={{
                      display: 'inline-flex',
                      alignItems: 'center',
                      minHeight: 44,
                      px: 4,
                      border: 2,
                      borderRadius: 1,
                      color: 'inherit',
                      fontWeight: 600,
                      '&:hover': {
                        bgcolor: 'ink.main',
                        color: 'ink.contrastText',
                        borderColor: 'ink.main',
                      },
                    }}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </Box>
          }
          aside={
            <Picture
              {...productPictures[id]}
              alt=""
              priority="high"
              sx={{ maxWidth: 480, mx: 'auto' }}
            />
          }
        />
      </Box>
      {services.map((service, index) => (
        <ServiceSection
          key={service.id}
          service={service}
          bringTitle={bringTitle}
          stepsTitle={stepsTitle}
          tone={index % 2 === 0 ? 'paper' : 'sand'}
        />
      ))}
      <Band labelledBy="safety-title" tone={services.length % 2 === 0 ? 'paper' : 'sand'}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '5fr 7fr' },
            gap: { xs: 5, md: 14 },
          }}
        >
          <Typography variant="h2" id="safety-title">
            {safety.title}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {safety.points.map((point) => (
              <Typography
                key={point}
                component="li"
                sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}
              >
                {point}
              </Typography>
            ))}
          </Box>
        </Box>
      </Band>
    </>
  );
}
