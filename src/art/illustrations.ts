import type { Drawing } from '../atoms/Illustration';
import type {
  DocumentIllustration,
  JoiningIllustration,
  OfferIllustration,
  RoleValue,
  StepIllustration,
} from '../content/contentShapes';
import agent from './agent.svg';
import documentAadhaar from './documents/aadhaar.svg';
import documentBank from './documents/bank.svg';
import documentPan from './documents/pan.svg';
import documentShop from './documents/shop.svg';
import fingerprint from './fingerprint.svg';
import heroShop from './hero-shop.svg';
import joinCall from './join-call.svg';
import joinScene from './join-scene.svg';
import joiningChoose from './joining/choose.svg';
import joiningDecide from './joining/decide.svg';
import joiningDocuments from './joining/documents.svg';
import joiningTalk from './joining/talk.svg';
import legalPrivacy from './legal/privacy.svg';
import legalTerms from './legal/terms.svg';
import loadingError from './loading-error.svg?inline';
import mapPlaceholder from './map-placeholder.svg';
import notFound from './not-found.svg';
import offerDayBook from './offer/day-book.svg';
import offerPayments from './offer/payments.svg';
import offerSupport from './offer/support.svg';
import questions from './questions.svg';
import roleDistributor from './roles/distributor.svg';
import roleMasterDistributor from './roles/master-distributor.svg';
import roleRetailer from './roles/retailer.svg';
import roleSuperRetailer from './roles/super-retailer.svg';
import shopEvening from './shop-evening.svg';
import signPainter from './sign-painter.svg';
import stepAmount from './steps/amount.svg';
import stepBlankScreen from './steps/blank-screen.svg';
import stepCall from './steps/call-1930.svg';
import stepComplaint from './steps/complaint.svg';
import stepFailedSlip from './steps/failed-slip.svg';
import stepFingerprint from './steps/fingerprint.svg';
import stepLock from './steps/lock.svg';
import stepMessage from './steps/message.svg';
import stepPassbook from './steps/passbook.svg';
import stepPin from './steps/pin.svg';
import stepReceipt from './steps/receipt.svg';
import stepTell from './steps/tell.svg';
import stepWait from './steps/wait.svg';
import thanks from './thanks.svg';
import waysToPay from './ways-to-pay.svg';
import welcome from './welcome.svg';

const drawing = (src: string, width: number, height: number): Drawing => ({
  src,
  width,
  height,
});

export const scenes = {
  heroShop: drawing(heroShop, 700, 496),
  welcome: drawing(welcome, 560, 480),
  fingerprint: drawing(fingerprint, 632, 804),
  agent: drawing(agent, 256, 250),
  joinCall: drawing(joinCall, 480, 320),
  signPainter: drawing(signPainter, 560, 400),
  joinScene: drawing(joinScene, 840, 620),
  thanks: drawing(thanks, 480, 400),
  waysToPay: drawing(waysToPay, 324, 216),
  shopEvening: drawing(shopEvening, 480, 400),
  notFound: drawing(notFound, 480, 450),
  questions: drawing(questions, 320, 296),
  // Part of the script: it is shown when nothing more can be loaded.
  loadingError: drawing(loadingError, 480, 450),
  mapPlaceholder: drawing(mapPlaceholder, 640, 400),
} as const;

/** In the openings of the legal texts. */
export const legalIllustrations = {
  terms: drawing(legalTerms, 420, 180),
  privacy: drawing(legalPrivacy, 420, 180),
} as const;

export const stepIllustrations = {
  fingerprint: drawing(stepFingerprint, 160, 120),
  pin: drawing(stepPin, 160, 120),
  amount: drawing(stepAmount, 160, 120),
  receipt: drawing(stepReceipt, 160, 120),
  blankScreen: drawing(stepBlankScreen, 160, 120),
  call: drawing(stepCall, 160, 120),
  passbook: drawing(stepPassbook, 160, 120),
  lock: drawing(stepLock, 160, 120),
  wait: drawing(stepWait, 160, 120),
  failedSlip: drawing(stepFailedSlip, 160, 120),
  message: drawing(stepMessage, 160, 120),
  tell: drawing(stepTell, 160, 120),
  complaint: drawing(stepComplaint, 160, 120),
} satisfies Record<StepIllustration, Drawing>;

export const joiningIllustrations = {
  choose: drawing(joiningChoose, 240, 180),
  talk: drawing(joiningTalk, 240, 180),
  decide: drawing(joiningDecide, 240, 180),
  documents: drawing(joiningDocuments, 240, 180),
} satisfies Record<JoiningIllustration, Drawing>;

/** What to have ready for the last step of joining. */
export const documentIllustrations = {
  pan: drawing(documentPan, 96, 72),
  aadhaar: drawing(documentAadhaar, 96, 72),
  shop: drawing(documentShop, 96, 72),
  bank: drawing(documentBank, 96, 72),
} satisfies Record<DocumentIllustration, Drawing>;

/** They end at their lower edge with what they stand on. */
export const offerIllustrations = {
  payments: drawing(offerPayments, 240, 128),
  dayBook: drawing(offerDayBook, 240, 128),
  support: drawing(offerSupport, 240, 128),
} satisfies Record<OfferIllustration, Drawing>;

export const roleIllustrations = {
  DISTRIBUTOR: drawing(roleDistributor, 96, 96),
  MERCHANT: drawing(roleRetailer, 96, 96),
  MASTER_DISTRIBUTOR: drawing(roleMasterDistributor, 96, 96),
  SUPER_RETAILER: drawing(roleSuperRetailer, 96, 96),
} satisfies Record<RoleValue, Drawing>;
