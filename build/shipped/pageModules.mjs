/**
 * The module of each page, by its address: its scripts are in the build's manifest under this name.
 * A page that is missing here has no budget, which fails the check.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const pageModules = {
  '/': 'src/pages/HomePage.tsx',
  '/about': 'src/pages/AboutPage.tsx',
  '/products/aadhaar-banking': 'src/pages/AadhaarBankingPage.tsx',
  '/products/micro-atm': 'src/pages/MicroAtmPage.tsx',
  '/products/utility-payments': 'src/pages/UtilityPaymentsPage.tsx',
  '/products/travel-services': 'src/pages/TravelServicesPage.tsx',
  '/JoinUs': 'src/pages/JoinPage.tsx',
  '/contact': 'src/pages/ContactPage.tsx',
  '/terms': 'src/pages/TermsPage.tsx',
  '/privacy': 'src/pages/PrivacyPage.tsx',
  '/thanks': 'src/pages/ThanksPage.tsx',
  '/404': 'src/pages/NotFoundPage.tsx',
};
