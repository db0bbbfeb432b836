import type { Translated } from '../../translation';
import type {
  loadingError as englishLoadingError,
  pageFailure as englishPageFailure,
  siteFrame as englishSiteFrame,
} from '../en/siteFrame';
import { company } from './company';

export const siteFrame = {
  skipLabel: 'थेट पेजवरच्या माहितीकडे जा',
  homeLabel: `${company.name} चे होम पेज`,
  mainNavigationLabel: 'मुख्य मेनू',
  productsLabel: 'सेवा',
  productsPanelLabel: 'आमच्या सगळ्या सेवा',
  servicesLabel: '{product}: सगळ्या सेवा',
  helpQuestion: 'पैसे मिळाले नाहीत, की फसवणूक झाली?',
  menuLabel: 'मेनू',
  languagesLabel: 'हे पेज इतर भाषांत',
  joinLabel: 'सामील व्हा',
  loginLabel: 'लॉगिन',
  footerNavigationLabel: 'खालचा मेनू',
  socialLabel: `सोशल मीडियावर ${company.name}`,
  supportTitle: 'मदत',
  languageTitle: 'भाषा',
  emailLabel: 'ईमेल',
  phoneLabel: 'फोन',
  companyLabel: 'कंपनी',
  notBank: '{company} ही बँक नाही.',
  partnerBank: 'बँकिंग सेवा देणारी बँक: {bank}',
  identity: '© {company} · सीआयएन {cin}',
  pageAnnouncement: 'पेज उघडले: {page}',
  loadingLabel: 'पेज उघडत आहे',
  scanLabel: 'हे पेज उघडण्यासाठी कोड स्कॅन करा.',
  breadcrumbsLabel: 'तुम्ही इथे आहात',
} as const satisfies Translated<typeof englishSiteFrame>;

export const loadingError = {
  title: 'पेज उघडताना अडचण',
  text: 'हे पेज उघडले नाही. तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  retryLabel: 'पुन्हा प्रयत्न करा',
  retryingLabel: 'पुन्हा प्रयत्न सुरू आहे…',
  illustrationAlt: 'लहान दुकानाच्या वर सॉकेटवर बसलेला पक्षी आणि सॉकेटमधून निघालेला प्लग',
} as const satisfies Translated<typeof englishLoadingError>;

/** Said where a page was loaded and then failed: no connection is to blame. */
export const pageFailure = {
  title: 'काहीतरी चुकले',
  text: 'हे पेज दाखवता आले नाही. चूक आमची आहे, तुमच्या इंटरनेटची नाही. पुन्हा प्रयत्न करा, किंवा दुसऱ्या पेजवर जा.',
  retryLabel: loadingError.retryLabel,
  retryingLabel: loadingError.retryingLabel,
  illustrationAlt: loadingError.illustrationAlt,
} as const satisfies Translated<typeof englishPageFailure>;
