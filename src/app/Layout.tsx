import Box from '@mui/material/Box';
import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { company } from '../content/company';
import { footerNavigation, mainNavigation } from '../content/navigation';
import { paths } from '../content/paths';
import { products } from '../content/products';
import { siteFrame } from '../content/siteFrame';
import { createFormDrafts, FormDrafts } from '../pages/formDrafts';
import { SiteFooter } from '../sections/SiteFooter';
import { SiteHeader } from '../sections/SiteHeader';
import { AppReady } from './AppReady';
import { PageArrival } from './PageArrival';
import { PagePreloading, type PagePreloadingProps } from './PagePreloading';
import { PageProgress } from './PageProgress';

const mainId = 'main';

/** The frame around every page: skip link, header, main and footer. */
export function Layout({ loadPage }: PagePreloadingProps) {
  const { key } = useLocation();
  const [drafts] = useState(createFormDrafts);
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <SiteHeader
        words={siteFrame}
        mainHref={`#${mainId}`}
        navigation={mainNavigation}
        products={products}
        homeHref={paths.home}
        joinHref={paths.join}
        loginHref={company.loginUrl}
      />
      <PageProgress isLoading={isLoading} label={siteFrame.loadingLabel} />
      <Box component="main" id={mainId} tabIndex={-1} aria-busy={isLoading || undefined}>
        <FormDrafts value={drafts}>
          <Outlet />
        </FormDrafts>
      </Box>
      <SiteFooter words={siteFrame} links={footerNavigation} company={company} />
      <PageArrival announcement={siteFrame.pageAnnouncement} />
      <ScrollRestoration />
      <PagePreloading key={key} loadPage={loadPage} />
      <AppReady />
    </>
  );
}
