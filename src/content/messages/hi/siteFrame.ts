import type { Translated } from '../../translation';
import type {
  loadingError as englishLoadingError,
  pageFailure as englishPageFailure,
  siteFrame as englishSiteFrame,
} from '../en/siteFrame';
import { company } from './company';

export const siteFrame = {
  skipLabel: 'सीधे पेज की जानकारी पर जाएँ',
  homeLabel: `${company.name} का होम पेज`,
  mainNavigationLabel: 'मुख्य मेन्यू',
  productsLabel: 'सेवाएँ',
  productsPanelLabel: 'हमारी सारी सेवाएँ',
  servicesLabel: '{product}: सारी सेवाएँ',
  helpQuestion: 'पैसे नहीं मिले, या धोखा हुआ?',
  menuLabel: 'मेन्यू',
  languagesLabel: 'यह पेज दूसरी भाषाओं में',
  joinLabel: 'हमसे जुड़ें',
  loginLabel: 'लॉगिन',
  footerNavigationLabel: 'नीचे का मेन्यू',
  socialLabel: `सोशल मीडिया पर ${company.name}`,
  supportTitle: 'मदद',
  languageTitle: 'भाषा',
  emailLabel: 'ईमेल',
  phoneLabel: 'फ़ोन',
  companyLabel: 'कंपनी',
  notBank: '{company} बैंक नहीं है।',
  partnerBank: 'बैंकिंग सेवाएँ देने वाला बैंक: {bank}',
  identity: '© {company} · सीआईएन {cin}',
  pageAnnouncement: 'पेज खुल गया: {page}',
  loadingLabel: 'पेज खुल रहा है',
  scanLabel: 'यह पेज खोलने के लिए कोड स्कैन करें।',
  breadcrumbsLabel: 'आप यहाँ हैं',
} as const satisfies Translated<typeof englishSiteFrame>;

export const loadingError = {
  title: 'पेज खुलने में दिक्कत',
  text: 'यह पेज नहीं खुल पाया। अपना इंटरनेट देखें और दोबारा कोशिश करें।',
  retryLabel: 'दोबारा कोशिश करें',
  retryingLabel: 'दोबारा कोशिश हो रही है…',
  illustrationAlt: 'छोटी दुकान के ऊपर सॉकेट पर बैठी चिड़िया, और सॉकेट से निकला हुआ प्लग',
} as const satisfies Translated<typeof englishLoadingError>;

/** Said where a page was loaded and then failed: no connection is to blame. */
export const pageFailure = {
  title: 'कुछ गड़बड़ हो गई',
  text: 'यह पेज नहीं दिखाया जा सका। गलती हमारी है, आपके इंटरनेट की नहीं। दोबारा कोशिश करें, या किसी और पेज पर जाएँ।',
  retryLabel: loadingError.retryLabel,
  retryingLabel: loadingError.retryingLabel,
  illustrationAlt: loadingError.illustrationAlt,
} as const satisfies Translated<typeof englishPageFailure>;
