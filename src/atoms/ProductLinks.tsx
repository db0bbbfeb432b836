import Box from '@mui/material/Box';
import List from '@mui/material/List';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { matchPath, useLocation } from 'react-router-dom';
import { ExpandMoreIcon } from '../art/icons';
import { spriteIcon } from '../art/spriteIcon';
import type { ProductSummary } from '../content/contentShapes';
import { tones } from '../theme/surfaces';
import { IconTile } from './IconTile';
import { ListLink } from './ListLink';

export interface ProductLinksProps {
  /** Listed with the links to its page and to each of its services. */
  product: ProductSummary;
  /** Accessible name of what unfolds the services in the drawer. */
  servicesLabel: string;
}

/**
 * A product in the Products menu. In the panel, name, summary and services of all products begin at the same heights; in
 * the drawer the services are folded. On a page, use `ProductCard`.
 */
export function ProductLinks({
  product: { name, tone, icon, summary, path, services },
  servicesLabel,
}: ProductLinksProps) {
  const { pathname } = useLocation();
  const Icon = spriteIcon(icon);
  return (
    <Box
      component="li"
      sx={({ bar }) => ({
        position: 'relative',
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 3',
        rowGap: 0,
        minWidth: 0,
        [bar.narrow]: { display: 'block', gridRow: 'auto', paddingInlineEnd: 11 },
      })}
    >
      <ListLink href={path} aria-current={matchPath(path, pathname) ? 'page' : undefined}>
        <IconTile surface={tones[tone].mark}>
          <Icon />
        </IconTile>
        <Typography variant="h5" component="span">
          {name}
        </Typography>
      </ListLink>
      <Typography variant="body2" sx={({ bar }) => ({ my: 2, [bar.narrow]: { display: 'none' } })}>
        {summary}
      </Typography>
      <Box
        component="details"
        sx={({ bar }) => ({
          '&[open]': { '--turn': 'rotate(180deg)' },
          '&::details-content': { contentVisibility: 'visible' },
          [bar.narrow]: { '&:not([open])::details-content': { contentVisibility: 'hidden' } },
        })}
      >
        <Box component="summary" aria-label={servicesLabel} sx={unfoldButton}>
          <ExpandMoreIcon
            fontSize="small"
            sx={{
              transform: 'var(--turn, none)',
              transition: ({ transitions }) => transitions.create('transform'),
            }}
          />
        </Box>
        <List disablePadding sx={{ typography: 'body2' }}>
          {services.map((service) => {
            const ServiceIcon = spriteIcon(service.icon);
            return (
              <li key={service.id}>
                <ListLink href={`${path}#${service.id}`}>
                  {/* As wide as the product's mark, so that all names stand in one line. */}
                  <ServiceIcon fontSize="small" sx={{ mx: 3 }} />
                  {service.name}
                </ListLink>
              </li>
            );
          })}
        </List>
      </Box>
    </Box>
  );
}

/** In the drawer alone; too old a browser has to unfold the services in the panel, too. */
const unfoldButton = ({ bar }: Theme) => ({
  position: 'absolute',
  top: 4,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 1,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '@supports selector(::details-content)': { display: 'none' },
  [bar.narrow]: { display: 'grid' },
});
