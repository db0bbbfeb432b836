import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { offerIllustrations } from '../art/illustrations';
import { productIllustration } from '../art/productIllustration';
import { Illustration } from '../atoms/Illustration';
import { productStages } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import type { JoinContent, ProductSummary } from '../content/contentShapes';
import { counter, front, onFloor, panels, shelf } from './counterOfferLook';
import { servicesWithIcons } from './servicesWithIcons';

export interface CounterOfferProps {
  /** The title, and what a counter has besides its services. */
  messages: JoinContent['offer'];
  /** Each has a shelf with its services, in this order. */
  products: readonly ProductSummary[];
}

/** What a shop that joins can offer: every service on the shelves of one counter, and on its front what comes with it. */
export function CounterOffer({ messages, products }: CounterOfferProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId} surface="sand" sx={onFloor}>
      <Typography variant="h2" id={titleId} sx={{ mb: { xs: 7, md: 8 } }}>
        {messages.title}
      </Typography>
      <Box sx={counter}>
        <ul>
          {products.map(({ id, tone, name, path, services }) => (
            <Box component="li" key={id} sx={[productStages[tone], shelf]}>
              <Illustration {...productIllustration(id)} alt="" />
              <div>
                <Link href={path} color="inherit" underline="hover">
                  <Typography variant="h4" component="h3">
                    {name}
                  </Typography>
                </Link>
                <ul>
                  {servicesWithIcons(services).map((service) => (
                    <li key={service.id}>
                      <service.icon />
                      {service.name}
                    </li>
                  ))}
                </ul>
              </div>
            </Box>
          ))}
        </ul>
        <Box sx={front}>
          <Box sx={panels}>
            {messages.points.map(({ illustration, title, text }) => (
              <div key={title}>
                <Illustration {...offerIllustrations[illustration]} alt="" />
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <Typography>{text}</Typography>
              </div>
            ))}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
