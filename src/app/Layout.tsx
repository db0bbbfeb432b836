import Box from '@mui/material/Box';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { siteFrame } from '#messages/siteFrame';
import { type Language, languages } from '../content/languages';
import { footerNavigation, mainNavigation, supportNavigation } from '../content/navigation';
import { paths } from '../content/paths';
import { products } from '../content/products';
import { localPath } from '../domain/localPath';
import { FormDrafts } from '../forms/formDrafts';
import { LanguageOffer } from '../sections/LanguageOffer';
import { SiteFooter } from '../sections/SiteFooter';
import { SiteHeader } from '../sections/SiteHeader';
import { AppReady } from './AppReady';
import { PageArrival } from './PageArrival';
import { PagePreloading, type PagePreloadingProps } from './PagePreloading';
import { PageProgress } from './PageProgress';
import { useKeptDrafts } from './useKeptDrafts';

const mainId = 'main';

const otherLanguages: readonly Language[] = languages.filter(({ code }) => code !== language.code);

/** The frame around every page: skip link, header, main and footer. */
export function Layout({ loadPage, failureImage }: PagePreloadingProps) {
  const { key } = useLocation();
  const page = useMatches().at(-1)?.id ?? '*';
  const drafts = useKeptDrafts();
  const languageLinks = otherLanguages.map(({ prefix, ...other }) => ({
    ...other,
    // A URL without a page has none in any language.
    href: localPath(prefix, page === '*' ? paths.home : page),
  }));
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <SiteHeader
        messages={siteFrame}
        mainHref={`#${mainId}`}
        navigation={mainNavigation}
        products={products}
        homeHref={paths.home}
        joinHref={paths.join}
        loginHref={company.loginUrl}
        languageLinks={languageLinks}
        languageName={language.name}
      />
      {languageLinks.map(
        ({ offer, ...link }) =>
          offer && <LanguageOffer key={link.code} link={{ ...link, name: offer }} />,
      )}
      <PageProgress isLoading={isLoading} label={siteFrame.loadingLabel} />
      <Box component="main" id={mainId} tabIndex={-1} aria-busy={isLoading || undefined}>
        <FormDrafts value={drafts}>
          <Outlet />
        </FormDrafts>
      </Box>
      <SiteFooter
        messages={siteFrame}
        links={footerNavigation}
        products={products}
        support={supportNavigation}
        languageLinks={languageLinks}
        company={company}
      />
      <PageArrival announcement={siteFrame.pageAnnouncement} />
      <ScrollRestoration />
      <PagePreloading key={key} loadPage={loadPage} failureImage={failureImage} />
      <AppReady />
    </>
  );
}
