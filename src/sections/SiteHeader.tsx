import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMatch } from 'react-router-dom';
import { BrandLogo } from '../art/BrandLogo';
import { CloseIcon, MenuIcon } from '../art/icons';
import type { LanguageLink } from '../atoms/LanguageLinks';
import { LanguageMenu } from '../atoms/LanguageMenu';
import { SkipLink } from '../atoms/SkipLink';
import { usePopoverPanel } from '../atoms/usePopoverPanel';
import { SiteMenu, type SiteMenuProps } from './SiteMenu';

export interface SiteHeaderProps
  extends Pick<SiteMenuProps, 'messages' | 'navigation' | 'products' | 'loginHref'> {
  /** Anchor of the main content, with its hash, for the skip link. */
  mainHref: string;
  /** Where the logo leads. */
  homeHref: string;
  /** URL of the join form, which the filled button of the bar opens. */
  joinHref: string;
  /** The open page in the other languages. */
  languageLinks: ReadonlyArray<LanguageLink>;
  /** The language of the page, by its own name; said where the bar has room. */
  languageName?: string;
}

const menuId = 'site-menu';

/**
 * The bar on top of every page, which stays in view unless the page lets it scroll away (`--header-position`); in
 * narrow windows its links stand in a drawer.
 */
export function SiteHeader({
  messages,
  mainHref,
  navigation,
  products,
  homeHref,
  joinHref,
  loginHref,
  languageLinks,
  languageName,
}: SiteHeaderProps) {
  const { isOpen, panelProps } = usePopoverPanel();
  const isJoining = useMatch(joinHref) !== null;
  return (
    <Box
      component="header"
      sx={{
        containerType: 'inline-size',
        containerName: 'bar',
        position: 'var(--header-position, sticky)',
        '&:has(:popover-open)': { '--header-position': 'sticky' },
        [`&:has(#${menuId}:popover-open)`]: { '--while-closed': 'none', '--while-open': 'flex' },
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 'hairline',
        borderColor: 'divider',
        // On paper the logo alone is the head of the letter.
        '@media print': { position: 'static', border: 0 },
      }}
    >
      <SkipLink label={messages.skipLabel} href={mainHref} />
      <Box
        sx={({ bar }) => ({
          display: 'flex',
          alignItems: 'center',
          boxSizing: 'border-box',
          width: 'min(100%, var(--page-width) + 2 * var(--gutter))',
          minHeight: 'calc(var(--header-height) - 1px)',
          marginInline: 'auto',
          gap: 1,
          px: 'var(--gutter)',
          [bar.wide]: { gap: 3 },
        })}
      >
        <Box sx={({ bar }) => ({ marginInlineStart: -2.5, [bar.wide]: { display: 'none' } })}>
          <Button
            variant="text"
            color="inherit"
            popoverTarget={menuId}
            aria-label={messages.menuLabel}
            aria-expanded={isOpen}
            aria-controls={menuId}
          >
            <Box component="span" sx={{ display: 'var(--while-closed, flex)' }}>
              <MenuIcon />
            </Box>
            <Box component="span" sx={{ display: 'var(--while-open, none)' }}>
              <CloseIcon />
            </Box>
          </Button>
        </Box>
        <Link
          href={homeHref}
          aria-label={messages.homeLabel}
          sx={{
            display: 'flex',
            alignItems: 'center',
            // Gives way to the buttons beside it.
            minWidth: 0,
            minHeight: 44,
            marginInlineEnd: 'auto',
          }}
        >
          <BrandLogo height={32} tone="onLight" sx={{ flexShrink: 1, minWidth: 0 }} />
        </Link>
        <SiteMenu
          messages={messages}
          navigation={navigation}
          products={products}
          loginHref={loginHref}
          panelProps={panelProps}
          id={menuId}
        />
        {languageLinks.length > 0 && (
          <LanguageMenu
            label={messages.languagesLabel}
            links={languageLinks}
            current={languageName}
          />
        )}
        <Box sx={({ bar }) => ({ [bar.narrow]: { display: 'none' } })}>
          <Button href={loginHref} variant="outlined" size="small">
            {messages.loginLabel}
          </Button>
        </Box>
        <Box sx={{ flexShrink: 0, maxWidth: '50%' }}>
          <Button
            href={joinHref}
            variant="contained"
            size="small"
            aria-current={isJoining ? 'page' : undefined}
          >
            {messages.joinLabel}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
