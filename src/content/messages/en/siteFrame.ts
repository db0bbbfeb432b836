import { company } from './company';

export const siteFrame = {
  skipLabel: 'Skip to main content',
  homeLabel: `${company.name} home page`,
  mainNavigationLabel: 'Main',
  productsLabel: 'Products',
  productsPanelLabel: 'All products and services',
  servicesLabel: '{product}: all services',
  helpQuestion: 'Money missing, or cheated?',
  menuLabel: 'Menu',
  languagesLabel: 'This page in other languages',
  joinLabel: 'Join Us',
  loginLabel: 'Login',
  footerNavigationLabel: 'Footer',
  socialLabel: `${company.name} on social media`,
  supportTitle: 'Support',
  languageTitle: 'Language',
  emailLabel: 'Email',
  phoneLabel: 'Phone',
  companyLabel: 'Company',
  notBank: '{company} is not a bank.',
  partnerBank: 'Banking services are provided by {bank}.',
  identity: '© {company} · CIN {cin}',
  pageAnnouncement: 'Page opened: {page}',
  loadingLabel: 'Loading the page',
  scanLabel: 'Scan the code to open this page.',
  breadcrumbsLabel: 'You are here',
} as const;

export const loadingError = {
  title: 'This page did not load',
  text: 'This page could not be loaded. Check your connection and try again.',
  retryLabel: 'Try again',
  retryingLabel: 'Trying again…',
  illustrationAlt: 'A bird on a socket above a small shop, with its plug pulled out',
} as const;

/** Said where a page was loaded and then failed: no connection is to blame. */
export const pageFailure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. The fault is ours, not your connection’s. Try again, or go to another page.',
  retryLabel: loadingError.retryLabel,
  retryingLabel: loadingError.retryingLabel,
  illustrationAlt: loadingError.illustrationAlt,
} as const;
