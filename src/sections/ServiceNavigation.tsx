import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ArrowForwardIcon } from '../art/icons';
import type { LinkContent, ProductSummary } from '../content/contentShapes';
import { bar, entry, services as list, namedOnPhone, places, way, ways } from './serviceBarLook';
import { servicesWithIcons } from './servicesWithIcons';

export interface ServiceNavigationProps {
  /** Names the navigation. */
  label: string;
  /** Each is on the page under its id. */
  services: ProductSummary['services'];
  /** Where else the page leads: at the end of the bar, or below it in a narrow window. */
  otherWays: readonly LinkContent[];
}

/**
 * The links to the services of a product page, in a bar that stays in view below the header or, in a small window, in its
 * place, and the other ways on.
 */
export function ServiceNavigation({ label, services, otherWays }: ServiceNavigationProps) {
  const look = { count: services.length };
  return (
    <Box sx={bar(look)}>
      <Box component="nav" aria-label={label} sx={places(look)}>
        <Box component="ul" sx={list(look)}>
          {servicesWithIcons(services).map(({ id, name, icon: Icon }) => (
            <li key={id}>
              <Link
                href={`#${id}`}
                underline="none"
                sx={[entry, services.length > 2 && namedOnPhone]}
              >
                <Icon fontSize="small" />
                {name}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={ways(look)}>
        {otherWays.map((one) => (
          <Link key={one.href} href={one.href} sx={way}>
            {one.label}
            <ArrowForwardIcon fontSize="small" sx={{ scale: 'var(--inline,1) 1' }} />
          </Link>
        ))}
      </Box>
    </Box>
  );
}
