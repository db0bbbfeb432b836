import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ProductId } from '../content/contentShapes';
import { productMarks } from './productStages';

/** A product group with the links to its page and to each of its services. */
export interface ProductLinkGroup {
  id: ProductId;
  name: string;
  href: string;
  icon: typeof SvgIcon;
  services: readonly { id: string; name: string; href: string }[];
}

export interface ProductLinksProps {
  /** Accessible name of the list. */
  label: string;
  /** Each group with the addresses of its page and of its services. */
  groups: ReadonlyArray<ProductLinkGroup>;
  /** Columns on wide windows; narrow ones take fewer. */
  columns: 2 | 4;
}

/** The four product groups with their services, as the header's panel and the phone's menu list them. */
export function ProductLinks({ label, groups, columns }: ProductLinksProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
        gap: { xs: 5, md: 6 },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {groups.map(({ id, name, href, icon: Icon, services }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          <Link
            href={href}
            underline="hover"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              minHeight: 48,
              color: 'text.primary',
            }}
          >
            <Box
              sx={[
                {
                  display: 'grid',
                  placeItems: 'center',
                  flex: 'none',
                  width: 44,
                  height: 44,
                  borderRadius: 1,
                },
                productMarks[id],
              ]}
            >
              <Icon />
            </Box>
            <Typography variant="h5" component="span">
              {name}
            </Typography>
          </Link>
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, pl: '56px', listStyle: 'none' }}>
            {services.map((service) => (
              <li key={service.id}>
                <Link
                  href={service.href}
                  underline="hover"
                  variant="body2"
                  sx={{ display: 'inline-block', py: 2, color: 'text.secondary' }}
                >
                  {service.name}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
