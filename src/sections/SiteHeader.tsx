import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type Theme, useTheme } from '@mui/material/styles';
import { useMatch } from 'react-router-dom';
import { BrandLogo } from '../art/BrandLogo';
import { type LanguageLink, LanguageLinks } from '../atoms/LanguageLinks';
import { LanguageMenu } from '../atoms/LanguageMenu';
import { NavigationLink } from '../atoms/NavigationLink';
import { ProductsMenu } from '../atoms/ProductsMenu';
import { SkipLink } from '../atoms/SkipLink';
import type { LinkContent, ProductSummary, SiteFrameContent } from '../content/contentShapes';
import { productLinkGroups } from './productLinkGroups';
import { SiteMenu } from './SiteMenu';
import { barContainer, roomForLanguageName, roomForLanguages, wideBar } from './wideBar';

export interface SiteHeaderProps {
  /** Labels of the bar, of both menus and of the skip link. */
  messages: SiteFrameContent;
  /** Anchor of the main content, with its hash, for the skip link. */
  mainHref: string;
  /** Links on either side of Products. */
  navigation: {
    beforeProducts: ReadonlyArray<LinkContent>;
    afterProducts: ReadonlyArray<LinkContent>;
    /** Further links of the menu, which the bar has no room for. */
    menuOnly: ReadonlyArray<LinkContent>;
  };
  /** Groups listed in the Products panel and in the menu. */
  products: ReadonlyArray<ProductSummary>;
  /** Where the logo leads. */
  homeHref: string;
  /** URL of the join form, which the filled button of the bar opens. */
  joinHref: string;
  /** Address of the login product, on a host of its own. */
  loginHref: string;
  /** The open page in the other languages. */
  languageLinks: ReadonlyArray<LanguageLink>;
  /** The language of the page, by its own name; said where it has several others and the bar has room. */
  languageName?: string;
}

/**
 * The bar on top of every page, which stays in view unless the page lets it scroll away (`--header-position`); on small
 * windows its links move into the menu.
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
  const groups = productLinkGroups(products);
  const [help] = navigation.menuOnly;
  const theme = useTheme();
  const isJoining = useMatch(joinHref) !== null;
  return (
    <Box
      component="header"
      sx={{
        ...barContainer,
        position: 'var(--header-position, sticky)',
        '&:has(:popover-open)': { '--header-position': 'sticky' },
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        // On paper the logo alone is the head of the letter.
        '@media print': { position: 'static', border: 0, '& nav, & ul': { display: 'none' } },
      }}
    >
      <SkipLink label={messages.skipLabel} href={mainHref} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          boxSizing: 'border-box',
          width: 'min(100%, var(--page-width) + 2 * var(--gutter))',
          minHeight: 'calc(var(--header-height) - 1px)',
          marginInline: 'auto',
          paddingInline: 'var(--gutter)',
          [wideBar(theme)]: { gap: 3 },
        }}
      >
        <Link
          href={homeHref}
          aria-label={messages.homeLabel}
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44, marginInlineEnd: 'auto' }}
        >
          {/* In the narrowest windows the button beside it keeps the width of a long word. */}
          <BrandLogo height={32} tone="onLight" sx={{ maxWidth: '35vw' }} />
        </Link>
        <Box
          component="nav"
          aria-label={messages.mainNavigationLabel}
          sx={{ display: 'none', marginInlineEnd: 'auto', [wideBar(theme)]: { display: 'block' } }}
        >
          <Box
            component="ul"
            sx={{ display: 'flex', gap: { md: 1, lg: 3 }, m: 0, p: 0, listStyle: 'none' }}
          >
            {navigation.beforeProducts.map((link) => (
              <li key={link.href}>
                <NavigationLink {...link} />
              </li>
            ))}
            <li>
              <ProductsMenu
                label={messages.productsLabel}
                panelLabel={messages.productsPanelLabel}
                groups={groups}
                help={help && { question: messages.helpQuestion, ...help }}
              />
            </li>
            {navigation.afterProducts.map((link) => (
              <li key={link.href}>
                <NavigationLink {...link} />
              </li>
            ))}
          </Box>
        </Box>
        {languageLinks.length > 1 ? (
          <LanguageMenu
            label={messages.languagesLabel}
            links={languageLinks}
            current={languageName}
            sx={{
              display: 'none',
              [roomForLanguages(theme)]: { display: 'block' },
              '& .name': { display: 'none', [roomForLanguageName(theme)]: { display: 'inline' } },
            }}
          />
        ) : (
          <LanguageLinks
            label={messages.languagesLabel}
            links={languageLinks}
            sx={{
              display: 'none',
              marginInlineEnd: { xs: 2.5, sm: 3 },
              [roomForLanguages(theme)]: { display: 'flex' },
            }}
          />
        )}
        <Button
          href={loginHref}
          variant="outlined"
          sx={{ display: 'none', [wideBar(theme)]: { display: 'inline-flex' } }}
        >
          {messages.loginLabel}
        </Button>
        <Button
          href={joinHref}
          variant="contained"
          aria-current={isJoining ? 'page' : undefined}
          sx={{
            ...compact(theme),
            fontSize: `min(${theme.typography.button.fontSize}, 4.4vw)`,
          }}
        >
          {messages.joinLabel}
        </Button>
        <SiteMenu
          messages={messages}
          navigation={navigation}
          groups={groups}
          loginHref={loginHref}
          languageLinks={languageLinks}
        />
      </Box>
    </Box>
  );
}

/** Lower in narrow bars, where a finger may still hit beside it. */
const compact = (theme: Theme) => ({
  minHeight: theme.spacing(10),
  paddingInline: 2.25,
  paddingBlock: 1,
  '&::before': { content: '""', position: 'absolute', inset: theme.spacing(-1.5, 0) },
  [wideBar(theme)]: { minHeight: theme.spacing(12), paddingInline: 5.5 },
});
