import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { matchPath, useLocation } from 'react-router-dom';
import { ExpandMoreIcon } from '../art/icons';
import type { ProductSummary } from '../content/contentShapes';
import { fillPlaceholders } from '../domain/fillPlaceholders';
import { PopoverMenu } from './PopoverMenu';
import { ProductLinks } from './ProductLinks';

export interface ProductsMenuProps {
  /** Word on the button. */
  label: string;
  /** Accessible name of the panel’s list. */
  panelLabel: string;
  /** Accessible name of what unfolds a product's services in the drawer, with the placeholder `{product}`. */
  servicesLabel: string;
  /** Listed with the links to their pages and to each of their services. */
  products: ReadonlyArray<ProductSummary>;
  /** A way to help, below the products. */
  help?: { question: string; label: string; href: string };
}

/**
 * The Products disclosure of the header: a button and a panel with a list of links, which the drawer of narrow windows
 * shows unfolded. It is a disclosure, not a `menu`: arrow keys do nothing.
 */
export function ProductsMenu({
  label,
  panelLabel,
  servicesLabel,
  products,
  help,
}: ProductsMenuProps) {
  const { pathname } = useLocation();
  return (
    <PopoverMenu
      id="products-panel"
      isUnfoldedInDrawer
      button={{
        // Not `page`: the link of the page itself stands in the panel.
        'aria-current': products.some(({ path }) => matchPath(path, pathname)) || undefined,
        children: (
          <>
            {label}
            <ExpandMoreIcon
              fontSize="small"
              sx={{
                transform: 'var(--turn, none)',
                transition: ({ transitions }) => transitions.create('transform'),
              }}
            />
          </>
        ),
      }}
      sx={({ palette }) => ({
        insetInline: 0,
        // Wider than what is behind it, so that no letter shows beside it; its words keep to the grid.
        width: 'min(100%, var(--page-width) + 2 * var(--gutter))',
        marginInline: 'auto',
        px: 'var(--gutter)',
        py: 7,
        // Below the bar. The browser lets a pointer through, so that a click still does what it is on.
        '&::backdrop': {
          top: 'var(--header-height)',
          backgroundColor: `color-mix(in srgb, ${palette.ink.main} 60%, transparent)`,
          backdropFilter: 'blur(6px)',
        },
      })}
    >
      <List
        disablePadding
        aria-label={panelLabel}
        sx={({ bar }) => ({
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          columnGap: 6,
          [bar.narrow]: {
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
          },
        })}
      >
        {products.map((product) => (
          <ProductLinks
            key={product.id}
            product={product}
            servicesLabel={fillPlaceholders(servicesLabel, { product: product.name })}
          />
        ))}
        {help && (
          <Box component="li" sx={{ gridColumn: '1 / -1', mt: 2 }}>
            <Button href={help.href} variant="contained" size="small">
              {help.question} {help.label}
            </Button>
          </Box>
        )}
      </List>
    </PopoverMenu>
  );
}
