import type { DrawnPicture } from '../atoms/Picture';
import type { ProductId, RoleValue, StepPicture } from '../content/contentShapes';
import featurePayments from './feature-payments.svg';
import featureReporting from './feature-reporting.svg';
import heroShop from './hero-shop.svg';
import loadingError from './loading-error.svg?inline';
import mapPlaceholder from './map-placeholder.svg';
import notFound from './not-found.svg';
import productAadhaarBanking from './product-aadhaar-banking.svg';
import productMicroAtm from './product-micro-atm.svg';
import productTravelServices from './product-travel-services.svg';
import productUtilityPayments from './product-utility-payments.svg';
import roleDistributor from './roles/distributor.svg';
import roleMasterDistributor from './roles/master-distributor.svg';
import roleRetailer from './roles/retailer.svg';
import roleSuperRetailer from './roles/super-retailer.svg';
import stepAmount from './steps/amount.svg';
import stepAsk from './steps/ask.svg';
import stepBank from './steps/bank.svg';
import stepBill from './steps/bill.svg';
import stepCard from './steps/card.svg';
import stepCash from './steps/cash.svg';
import stepFingerprint from './steps/fingerprint.svg';
import stepJourney from './steps/journey.svg';
import stepPhone from './steps/phone.svg';
import stepPin from './steps/pin.svg';
import stepReceipt from './steps/receipt.svg';
import stepTicket from './steps/ticket.svg';
import thanks from './thanks.svg';
import welcome from './welcome.svg';

const drawing = (src: string, width: number, height: number): DrawnPicture => ({
  src,
  width,
  height,
});

export const scenes = {
  heroShop: drawing(heroShop, 640, 560),
  welcome: drawing(welcome, 560, 480),
  payments: drawing(featurePayments, 560, 320),
  reporting: drawing(featureReporting, 560, 320),
  thanks: drawing(thanks, 480, 400),
  notFound: drawing(notFound, 480, 400),
  // Part of the script: it is shown when nothing more can be loaded.
  loadingError: drawing(loadingError, 480, 400),
  mapPlaceholder: drawing(mapPlaceholder, 640, 400),
} as const;

export const productPictures = {
  'aadhaar-banking': drawing(productAadhaarBanking, 480, 400),
  'micro-atm': drawing(productMicroAtm, 480, 400),
  'utility-payments': drawing(productUtilityPayments, 480, 400),
  'travel-services': drawing(productTravelServices, 480, 400),
} satisfies Record<ProductId, DrawnPicture>;

export const stepPictures = {
  ask: drawing(stepAsk, 160, 120),
  bank: drawing(stepBank, 160, 120),
  fingerprint: drawing(stepFingerprint, 160, 120),
  card: drawing(stepCard, 160, 120),
  pin: drawing(stepPin, 160, 120),
  amount: drawing(stepAmount, 160, 120),
  cash: drawing(stepCash, 160, 120),
  receipt: drawing(stepReceipt, 160, 120),
  bill: drawing(stepBill, 160, 120),
  phone: drawing(stepPhone, 160, 120),
  ticket: drawing(stepTicket, 160, 120),
  journey: drawing(stepJourney, 160, 120),
} satisfies Record<StepPicture, DrawnPicture>;

export const rolePictures = {
  DISTRIBUTOR: drawing(roleDistributor, 96, 96),
  MERCHANT: drawing(roleRetailer, 96, 96),
  MASTER_DISTRIBUTOR: drawing(roleMasterDistributor, 96, 96),
  SUPER_RETAILER: drawing(roleSuperRetailer, 96, 96),
} satisfies Record<RoleValue, DrawnPicture>;
