import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { NavigationLink } from '../atoms/NavigationLink';
import { ProductsMenu } from '../atoms/ProductsMenu';
import type { PopoverPanelProps } from '../atoms/usePopoverPanel';
import type { LinkContent, ProductSummary, SiteFrameContent } from '../content/contentShapes';

export interface SiteMenuProps {
  /** Labels of the menu and of its buttons. */
  messages: SiteFrameContent;
  /** Links on either side of Products, and the way to help within it. */
  navigation: {
    beforeProducts: ReadonlyArray<LinkContent>;
    afterProducts: ReadonlyArray<LinkContent>;
    help?: LinkContent;
  };
  /** Listed in the Products panel, each with its services. */
  products: ReadonlyArray<ProductSummary>;
  /** Address of the login product, on a host of its own. */
  loginHref: string;
  /** Of `usePopoverPanel`, whose state the button in the bar shows. */
  panelProps: PopoverPanelProps;
  /** Which the button in the bar names. */
  id: string;
}

/**
 * The main navigation: links in the bar of wide windows, and a drawer below the bar in narrow ones. The drawer is a native
 * popover, so it works before and without scripts; while it covers the page, the page behind is out of reach.
 */
export function SiteMenu({
  messages,
  navigation: { beforeProducts, afterProducts, help },
  products,
  loginHref,
  panelProps,
  id,
}: SiteMenuProps) {
  const linksOf = (links: ReadonlyArray<LinkContent>) =>
    links.map((link) => (
      <Box component="li" key={link.href} sx={{ display: 'grid' }}>
        <NavigationLink {...link} />
      </Box>
    ));
  return (
    <Box
      {...panelProps}
      component="nav"
      id={id}
      aria-label={messages.mainNavigationLabel}
      sx={({ bar, transitions }) => ({
        boxSizing: 'border-box',
        m: 0,
        p: 0,
        border: 0,
        bgcolor: 'background.default',
        color: 'text.primary',
        '&:popover-open': {
          display: 'flex',
          flexDirection: 'column',
          position: 'fixed',
          inset: 0,
          top: 'var(--header-height)',
          width: 'auto',
          height: 'auto',
          overflow: 'auto',
          overscrollBehavior: 'contain',
          px: 'var(--gutter)',
          pt: 2,
          '@media (prefers-reduced-motion: no-preference)': {
            transition: transitions.create(['opacity', 'transform']),
            '@starting-style': { opacity: 0, transform: 'translateY(-8px)' },
          },
        },
        [bar.wide]: {
          '&:not(:popover-open)': {
            display: 'block',
            position: 'static',
            width: 'auto',
            height: 'auto',
            overflow: 'visible',
            marginInlineEnd: 'auto',
          },
        },
      })}
    >
      <List
        disablePadding
        sx={({ bar }) => ({
          // The words of the links begin where the page's do.
          [bar.narrow]: { mx: -2.5 },
          [bar.wide]: { display: 'flex', gap: { md: 1, lg: 3 } },
        })}
      >
        {linksOf(beforeProducts)}
        <li>
          <ProductsMenu
            label={messages.productsLabel}
            panelLabel={messages.productsPanelLabel}
            servicesLabel={messages.servicesLabel}
            products={products}
            help={help && { question: messages.helpQuestion, ...help }}
          />
        </li>
        {linksOf(afterProducts)}
      </List>
      {/* The bar of wide windows has its own, behind the languages. */}
      <Box
        sx={({ bar }) => ({
          position: 'sticky',
          bottom: 0,
          display: 'grid',
          mt: 'auto',
          py: 3,
          bgcolor: 'background.default',
          [bar.wide]: { display: 'none' },
        })}
      >
        <Button href={loginHref} variant="outlined" size="small">
          {messages.loginLabel}
        </Button>
      </Box>
    </Box>
  );
}
