import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CloseIcon, MenuIcon } from '../art/icons';
import { type LanguageLink, LanguageLinks } from '../atoms/LanguageLinks';
import { NavigationLink } from '../atoms/NavigationLink';
import { type ProductLinkGroup, ProductLinks } from '../atoms/ProductLinks';
import { usePopoverPanel } from '../atoms/usePopoverPanel';
import type { LinkContent, SiteFrameContent } from '../content/contentShapes';
import { wideBar } from './wideBar';

export interface SiteMenuProps {
  /** Labels of the menu and of its buttons. */
  messages: SiteFrameContent;
  /** Links above and below the products. */
  navigation: {
    beforeProducts: ReadonlyArray<LinkContent>;
    afterProducts: ReadonlyArray<LinkContent>;
    /** What the bar of wide windows does not have; above the products, so that it is in view. */
    menuOnly: ReadonlyArray<LinkContent>;
  };
  /** The products, each with its services. */
  groups: ReadonlyArray<ProductLinkGroup>;
  /** Address of the login product, on a host of its own. */
  loginHref: string;
  /** The open page in the other languages. */
  languageLinks: ReadonlyArray<LanguageLink>;
}

const panelId = 'site-menu';

/**
 * The navigation of small windows: a full-height drawer under the header, whose button stays in
 * sight and closes it again. It is a native popover, so it works before and without scripts. While
 * it covers the page, the page behind can be neither scrolled nor reached with Tab.
 */
export function SiteMenu({
  messages,
  navigation,
  groups,
  loginHref,
  languageLinks,
}: SiteMenuProps) {
  const { isOpen, frameProps, panelProps } = usePopoverPanel();

  return (
    <Box {...frameProps} sx={(theme) => ({ [wideBar(theme)]: { display: 'none' } })}>
      <IconButton
        popoverTarget={panelId}
        aria-label={messages.menuLabel}
        aria-expanded={isOpen}
        aria-controls={panelId}
        color="inherit"
        sx={{
          width: 48,
          height: 48,
          marginInlineEnd: -3,
          '&:hover': { bgcolor: 'sand.main' },
          '&:active': { bgcolor: 'divider' },
          '& .close': { display: 'none' },
          '&:has(+ :popover-open)': {
            '& .open': { display: 'none' },
            '& .close': { display: 'block' },
          },
        }}
      >
        <MenuIcon className="open" />
        <CloseIcon className="close" />
      </IconButton>
      <Box
        {...panelProps}
        id={panelId}
        sx={(theme) => ({
          position: 'fixed',
          inset: 0,
          top: 'var(--header-height)',
          boxSizing: 'border-box',
          width: '100%',
          maxWidth: 'none',
          height: 'calc(100dvh - var(--header-height))',
          maxHeight: 'none',
          m: 0,
          paddingInline: 'var(--gutter)',
          paddingBlock: 5,
          border: 0,
          overflow: 'auto',
          overscrollBehavior: 'contain',
          bgcolor: 'background.default',
          color: 'text.primary',
          [`@media (width < ${theme.bar.links})`]: {
            'html:has(&:popover-open)': {
              overflow: 'hidden',
              '& main, & footer': { visibility: 'hidden' },
            },
          },
          [wideBar(theme)]: { display: 'none' },
          '@media (prefers-reduced-motion: no-preference)': {
            transition: theme.transitions.create(['opacity', 'transform']),
            '@starting-style': {
              opacity: 0,
              transform: 'translateX(calc(24px*var(--inline,1)))',
            },
          },
        })}
      >
        <Box component="nav" aria-label={messages.mainNavigationLabel}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {[...navigation.beforeProducts, ...navigation.menuOnly].map((link) => (
              <MenuRow key={link.href} {...link} />
            ))}
            <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 4 }}>
              <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
                {messages.productsLabel}
              </Typography>
              <ProductLinks label={messages.productsPanelLabel} groups={groups} columns={2} />
            </Box>
            {navigation.afterProducts.map((link) => (
              <MenuRow key={link.href} {...link} />
            ))}
          </Box>
        </Box>
        <LanguageLinks label={messages.languagesLabel} links={languageLinks} sx={{ mt: 4 }} />
        <Button href={loginHref} variant="outlined" fullWidth sx={{ mt: 4 }}>
          {messages.loginLabel}
        </Button>
      </Box>
    </Box>
  );
}

/** The link's own border and padding stand outside the line below it, so that its words do not. */
const inLine = { width: 'calc(100% + 16px)', marginInline: -2, paddingInline: 1.5 } as const;

/** The link is as wide as its row; only its words are marked. */
const markedWords = {
  '&[aria-current]': {
    textDecoration: 'underline',
    textDecorationThickness: 3,
    textUnderlineOffset: '0.3em',
    '&::after': { display: 'none' },
  },
} as const;

function MenuRow(link: LinkContent) {
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <NavigationLink
        {...link}
        sx={{ ...inLine, ...markedWords, justifyContent: 'start', typography: 'h4' }}
      />
    </Box>
  );
}
