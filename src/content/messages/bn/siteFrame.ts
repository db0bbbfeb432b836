import type { Translated } from '../../translation';
import type {
  loadingError as englishLoadingError,
  pageFailure as englishPageFailure,
  siteFrame as englishSiteFrame,
} from '../en/siteFrame';
import { company } from './company';

export const siteFrame = {
  skipLabel: 'মূল লেখায় যান',
  homeLabel: `${company.name}-এর হোম পেজ`,
  mainNavigationLabel: 'মূল মেনু',
  productsLabel: 'পরিষেবা',
  productsPanelLabel: 'আমাদের সব পরিষেবা',
  servicesLabel: '{product}: সব পরিষেবা',
  helpQuestion: 'টাকা পাননি, বা ঠকে গেছেন?',
  menuLabel: 'মেনু',
  languagesLabel: 'এই পেজ অন্য ভাষায়',
  joinLabel: 'যোগ দিন',
  loginLabel: 'লগ-ইন',
  footerNavigationLabel: 'নীচের মেনু',
  socialLabel: `সোশ্যাল মিডিয়ায় ${company.name}`,
  supportTitle: 'সাহায্য',
  languageTitle: 'ভাষা',
  emailLabel: 'ইমেল',
  phoneLabel: 'ফোন',
  companyLabel: 'কোম্পানি',
  notBank: '{company} কোনও ব্যাঙ্ক নয়।',
  partnerBank: 'ব্যাঙ্কিং পরিষেবা দেয়: {bank}',
  identity: '© {company} · সিআইএন {cin}',
  pageAnnouncement: 'পেজ খুলেছে: {page}',
  loadingLabel: 'পেজ খুলছে',
  scanLabel: 'এই পেজ খুলতে কোডটি স্ক্যান করুন।',
  breadcrumbsLabel: 'আপনি এখানে',
} as const satisfies Translated<typeof englishSiteFrame>;

export const loadingError = {
  title: 'পেজ খুলতে সমস্যা',
  text: 'এই পেজটি খোলা গেল না। ইন্টারনেট দেখে নিয়ে আবার চেষ্টা করুন।',
  retryLabel: 'আবার চেষ্টা করুন',
  retryingLabel: 'আবার চেষ্টা হচ্ছে…',
  illustrationAlt: 'ছোট দোকানের উপরে সকেটে বসা পাখি, আর সকেট থেকে খুলে যাওয়া প্লাগ',
} as const satisfies Translated<typeof englishLoadingError>;

/** Said where a page was loaded and then failed: no connection is to blame. */
export const pageFailure = {
  title: 'কিছু একটা গোলমাল হয়েছে',
  text: 'এই পেজটি দেখানো গেল না। দোষ আমাদের, আপনার ইন্টারনেটের নয়। আবার চেষ্টা করুন, বা অন্য পেজে যান।',
  retryLabel: loadingError.retryLabel,
  retryingLabel: loadingError.retryingLabel,
  illustrationAlt: loadingError.illustrationAlt,
} as const satisfies Translated<typeof englishPageFailure>;
