import type { Drawing } from '../atoms/Illustration';
import type {
  ChapterId,
  JoiningIllustration,
  RoleValue,
  StepIllustration,
} from '../content/contentShapes';
import chapterCounter from './chapters/counter.svg';
import chapterDistance from './chapters/distance.svg';
import chapterProof from './chapters/fingerprint-or-card.svg';
import chapterTrust from './chapters/trust.svg';
import chapterVillageAndCity from './chapters/village-and-city.svg';
import contactDesk from './contact-desk.svg';
import featurePayments from './feature-payments.svg';
import featureReporting from './feature-reporting.svg';
import heroShop from './hero-shop.svg';
import joinCall from './join-call.svg';
import joinShutter from './join-shutter.svg';
import joiningChoose from './joining/choose.svg';
import joiningDecide from './joining/decide.svg';
import joiningDocuments from './joining/documents.svg';
import joiningTalk from './joining/talk.svg';
import loadingError from './loading-error.svg?inline';
import mapPlaceholder from './map-placeholder.svg';
import notFound from './not-found.svg';
import roleDistributor from './roles/distributor.svg';
import roleMasterDistributor from './roles/master-distributor.svg';
import roleRetailer from './roles/retailer.svg';
import roleSuperRetailer from './roles/super-retailer.svg';
import stepAmount from './steps/amount.svg';
import stepAsk from './steps/ask.svg';
import stepBalance from './steps/balance.svg';
import stepBank from './steps/bank.svg';
import stepBill from './steps/bill.svg';
import stepCard from './steps/card.svg';
import stepCash from './steps/cash.svg';
import stepFingerprint from './steps/fingerprint.svg';
import stepFlight from './steps/flight.svg';
import stepJourney from './steps/journey.svg';
import stepNames from './steps/names.svg';
import stepPhone from './steps/phone.svg';
import stepPin from './steps/pin.svg';
import stepPlan from './steps/plan.svg';
import stepReceipt from './steps/receipt.svg';
import stepStatement from './steps/statement.svg';
import stepTicket from './steps/ticket.svg';
import stepTicketAir from './steps/ticket-air.svg';
import stepTrain from './steps/train.svg';
import thanks from './thanks.svg';
import welcome from './welcome.svg';

const drawing = (src: string, width: number, height: number): Drawing => ({
  src,
  width,
  height,
});

export const scenes = {
  heroShop: drawing(heroShop, 700, 496),
  welcome: drawing(welcome, 560, 480),
  payments: drawing(featurePayments, 560, 320),
  reporting: drawing(featureReporting, 560, 320),
  contactDesk: drawing(contactDesk, 480, 400),
  joinCall: drawing(joinCall, 480, 320),
  joinShutter: drawing(joinShutter, 480, 400),
  thanks: drawing(thanks, 480, 400),
  notFound: drawing(notFound, 480, 400),
  // Part of the script: it is shown when nothing more can be loaded.
  loadingError: drawing(loadingError, 480, 400),
  mapPlaceholder: drawing(mapPlaceholder, 640, 400),
} as const;

export const stepIllustrations = {
  ask: drawing(stepAsk, 160, 120),
  bank: drawing(stepBank, 160, 120),
  fingerprint: drawing(stepFingerprint, 160, 120),
  card: drawing(stepCard, 160, 120),
  pin: drawing(stepPin, 160, 120),
  amount: drawing(stepAmount, 160, 120),
  cash: drawing(stepCash, 160, 120),
  receipt: drawing(stepReceipt, 160, 120),
  balance: drawing(stepBalance, 160, 120),
  statement: drawing(stepStatement, 160, 120),
  bill: drawing(stepBill, 160, 120),
  phone: drawing(stepPhone, 160, 120),
  plan: drawing(stepPlan, 160, 120),
  journey: drawing(stepJourney, 160, 120),
  flight: drawing(stepFlight, 160, 120),
  train: drawing(stepTrain, 160, 120),
  names: drawing(stepNames, 160, 120),
  'ticket-air': drawing(stepTicketAir, 160, 120),
  ticket: drawing(stepTicket, 160, 120),
} satisfies Record<StepIllustration, Drawing>;

export const chapterIllustrations = {
  distance: drawing(chapterDistance, 320, 240),
  counter: drawing(chapterCounter, 320, 240),
  proof: drawing(chapterProof, 320, 240),
  'village-and-city': drawing(chapterVillageAndCity, 320, 240),
  trust: drawing(chapterTrust, 320, 240),
} satisfies Record<ChapterId, Drawing>;

export const joiningIllustrations = {
  choose: drawing(joiningChoose, 240, 180),
  talk: drawing(joiningTalk, 240, 180),
  decide: drawing(joiningDecide, 240, 180),
  documents: drawing(joiningDocuments, 240, 180),
} satisfies Record<JoiningIllustration, Drawing>;

export const roleIllustrations = {
  DISTRIBUTOR: drawing(roleDistributor, 96, 96),
  MERCHANT: drawing(roleRetailer, 96, 96),
  MASTER_DISTRIBUTOR: drawing(roleMasterDistributor, 96, 96),
  SUPER_RETAILER: drawing(roleSuperRetailer, 96, 96),
} satisfies Record<RoleValue, Drawing>;
