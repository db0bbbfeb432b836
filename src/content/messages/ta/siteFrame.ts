import type { Translated } from '../../translation';
import type {
  loadingError as englishLoadingError,
  pageFailure as englishPageFailure,
  siteFrame as englishSiteFrame,
} from '../en/siteFrame';
import { company } from './company';

export const siteFrame = {
  skipLabel: 'நேரடியாக முக்கியத் தகவலுக்குச் செல்ல',
  homeLabel: `${company.name} முகப்புப் பக்கம்`,
  mainNavigationLabel: 'முதன்மை மெனு',
  productsLabel: 'சேவைகள்',
  productsPanelLabel: 'எங்கள் எல்லாச் சேவைகளும்',
  servicesLabel: '{product}: எல்லாச் சேவைகளும்',
  helpQuestion: 'பணம் வரவில்லையா, மோசடியா?',
  menuLabel: 'மெனு',
  languagesLabel: 'இந்தப் பக்கம் வேறு மொழிகளில்',
  joinLabel: 'இணையுங்கள்',
  loginLabel: 'லாகின்',
  footerNavigationLabel: 'கீழே உள்ள மெனு',
  socialLabel: `சமூக ஊடகங்களில் ${company.name}`,
  supportTitle: 'உதவி',
  languageTitle: 'மொழி',
  emailLabel: 'இமெயில்',
  phoneLabel: 'போன்',
  companyLabel: 'நிறுவனம்',
  notBank: '{company} ஒரு வங்கி அல்ல.',
  partnerBank: 'வங்கிச் சேவைகளை வழங்கும் வங்கி: {bank}',
  identity: '© {company} · சிஐஎன் {cin}',
  pageAnnouncement: 'பக்கம் திறந்தது: {page}',
  loadingLabel: 'பக்கம் திறக்கிறது',
  scanLabel: 'இந்தப் பக்கத்தைத் திறக்க, கியூஆர் கோடை ஸ்கேன் செய்யுங்கள்.',
  breadcrumbsLabel: 'நீங்கள் இருக்கும் இடம்',
} as const satisfies Translated<typeof englishSiteFrame>;

export const loadingError = {
  title: 'பக்கம் திறக்கவில்லை',
  text: 'இந்தப் பக்கத்தைத் திறக்க முடியவில்லை. உங்கள் இன்டர்நெட் இணைப்பைச் சரிபார்த்து, மீண்டும் முயலுங்கள்.',
  retryLabel: 'மீண்டும் முயலவும்',
  retryingLabel: 'மீண்டும் முயல்கிறது…',
  illustrationAlt: 'சிறிய கடைக்கு மேலே சாக்கெட்டில் ஒரு பறவை, சாக்கெட்டில் செருகப்படாத பிளக்',
} as const satisfies Translated<typeof englishLoadingError>;

/** Said where a page was loaded and then failed: no connection is to blame. */
export const pageFailure = {
  title: 'ஏதோ தவறு நடந்துவிட்டது',
  text: 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை. தவறு எங்களுடையது, உங்கள் இணைப்பில் கோளாறு இல்லை. மீண்டும் முயலுங்கள், அல்லது வேறு பக்கத்துக்குச் செல்லுங்கள்.',
  retryLabel: loadingError.retryLabel,
  retryingLabel: loadingError.retryingLabel,
  illustrationAlt: loadingError.illustrationAlt,
} as const satisfies Translated<typeof englishPageFailure>;
