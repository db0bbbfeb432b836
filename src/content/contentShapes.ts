import type { contactFields } from './contactFields';
import type { FieldLabels, FieldMessage } from './formField';
import type { JoinField, joinFields } from './joinFields';
import type { PagePath } from './paths';

/** What search engines, tabs and shared links say of a page. */
export interface PageMeta {
  /** Title without the product's name, which is added; Home's is the product's name alone. */
  title: string;
  /** 120 to 160 characters for result lists. */
  description: string;
  /** The words of the image that shared links show; the title unless given. */
  headline?: string;
}

export interface LinkContent {
  label: string;
  href: string;
}

/** The colour of a product: of its cards, its page and its image for shared links. */
export type ProductTone = 'ink' | 'marigold' | 'leaf' | 'rose';

/** A product as menus and cards show it. */
export interface ProductSummary {
  id: string;
  path: PagePath;
  tone: ProductTone;
  /** Id of its symbol in `art/icons.svg`. */
  icon: string;
  name: string;
  /** One line, at most 60 characters. */
  summary: string;
  services: readonly { id: string; name: string; icon: string }[];
}

/** What a language says of a product wherever it is listed. */
export interface ProductSummaryMessages {
  name: string;
  /** One line, at most 60 characters. */
  summary: string;
  /** The name of each service, by its id. */
  services: Readonly<Record<string, string>>;
}

/** A figure that is set large, and what it counts. */
interface DelayFigure {
  figure: string;
  unit: string;
}

/** What every product page says alike. */
export interface ProductFrameContent {
  /** The way on for customers: leads to the first service. */
  stepsLabel: string;
  /** For customers with a question: leads to the contact form. */
  askLabel: string;
  /** Names the links to the services of the page. */
  servicesLabel: string;
  bringTitle: string;
  costTitle: string;
  stepsTitle: string;
  /** Said beside that: the terminal shows an example. */
  exampleNote: string;
  /** Names what stands on the terminal's screen, for those who cannot see where it stands. */
  screenLabel: string;
  /** How long a bank has for money that it must return, and what it owes for each day after that; as `disputes` says. */
  delay: readonly [DelayFigure, DelayFigure];
  join: JoinCallContent;
}

/** What leads from one product page to the next. */
export interface NextProductContent {
  title: string;
  /** Invitation on the card. */
  moreLabel: string;
}

/** The invitation to join that closes several pages. */
export interface JoinCallContent {
  title: string;
  text: string;
  label: string;
}

export interface ContactContent {
  meta: PageMeta;
  title: string;
  /** The large line below the title. */
  promise: string;
  /** With the placeholder `{phone}`. */
  callLabel: string;
  factsTitle: string;
  registeredLabel: string;
  corporateLabel: string;
  emailLabel: string;
  phoneLabel: string;
  map: {
    title: string;
    frameTitle: string;
    openLabel: string;
    /** Said where the map does not load by itself, and its button. */
    saving: string;
    showLabel: string;
    /** Said where its host does not answer, and its button. */
    unreachable: string;
    retryLabel: string;
    /** Said after a press, and when the map is there. */
    loading: string;
    shown: string;
  };
  form: ContactFormContent;
  /** Leads to the help page. */
  help: LinkContent;
}

export interface OfficeHoursContent {
  label: string;
  /** The part of the day as it stands before an hour, where it takes an ending there; with the placeholder `{part}`. */
  partOfDay: string;
  /** The plain hours, as every visitor can read them without script. */
  plain: string;
  open: string;
  closed: string;
  /** With the placeholder `{time}`. */
  closesAt: string;
  /** With the placeholder `{time}`; opening later on the same day. */
  opensToday: string;
  /** With the placeholder `{time}`. */
  opensTomorrow: string;
  /** With the placeholder `{time}`; after a weekend. */
  opensMonday: string;
}

export interface ContactFormContent {
  title: string;
  text: string;
  /** What must never be written into a message. */
  safety: string;
  labels: FieldLabels<typeof contactFields>;
  /** With the placeholder `{product}`; the message of somebody who asks about a product starts so. */
  subject: string;
  /** Empties a form that a draft was put back into. */
  clearLabel: string;
  submitLabel: string;
  sendingLabel: string;
  /** After a success: begins another query. */
  anotherLabel: string;
  /** Copies a query that is too long for an email's link, and what is said then. */
  copyLabel: string;
  copiedLabel: string;
  slip: SentSlipContent;
  notice: NoticeContent;
  scriptless: ScriptlessContent;
}

/** The slip of a query that was sent. */
export interface SentSlipContent {
  title: string;
  dateLabel: string;
  timeLabel: string;
  toLabel: string;
}

export interface JoinFormContent {
  title: string;
  text: string;
  labels: Readonly<Record<JoinField, string>>;
  phoneHint: string;
  /** Of those who take money in the company's name. */
  warning: string;
  /** Empties a form that a draft was put back into. */
  clearLabel: string;
  submitLabel: string;
  /** With the placeholder `{phone}`: the way without the form. */
  callLabel: string;
  notice: NoticeContent;
  scriptless: ScriptlessContent;
}

/** What is said of a query that was sent or was not. */
type OutcomeMessage =
  | 'sent'
  | 'sentNext'
  | 'failed'
  | 'hintOffline'
  | 'hintOfflineWays'
  | 'hintShortened'
  | 'hintTooMany'
  | 'hintOtherWays';

/** What is said of an entry that the phone field does not take. */
type PhoneMessage = 'phoneNotNumeric' | 'phoneTooLong';

export type ContactMessages = Readonly<
  Record<FieldMessage<typeof contactFields> | OutcomeMessage, string>
>;

export type JoinMessages = Readonly<Record<FieldMessage<typeof joinFields> | PhoneMessage, string>>;

/** What the data of a form is used for, with a link to the privacy policy. */
export interface NoticeContent {
  text: string;
  linkLabel: string;
}

/** Shown in a form's place where scripts do not run. */
export interface ScriptlessContent {
  title: string;
  /** Followed by email and phone. */
  text: string;
}

export interface ReversalCalculatorContent {
  title: string;
  label: string;
  /** Choices of a day beside the field. */
  todayLabel: string;
  yesterdayLabel: string;
  lastDayLabel: string;
  dueFromLabel: string;
  dueNowLabel: string;
  /** Above the dates of an example, which stand there until a day is chosen. */
  exampleLabel: string;
  answers: ReversalAnswers;
}

/** What the calculator says of what was chosen. */
export interface ReversalAnswers {
  /** While no day, or half of one, is chosen. */
  unknown: string;
  future: string;
  early: string;
  /** In place of an amount, until the last day has passed. */
  nothingDue: string;
  /** Below the dates. */
  dated: string;
}

/** Words of the frame around every page. */
export interface SiteFrameContent {
  skipLabel: string;
  homeLabel: string;
  mainNavigationLabel: string;
  productsLabel: string;
  productsPanelLabel: string;
  /** With the placeholder `{product}`: names what unfolds its services in the drawer. */
  servicesLabel: string;
  /** In the Products panel, before the link to the help page. */
  helpQuestion: string;
  menuLabel: string;
  /** Names the list of other languages. */
  languagesLabel: string;
  joinLabel: string;
  loginLabel: string;
  footerNavigationLabel: string;
  socialLabel: string;
  supportTitle: string;
  languageTitle: string;
  emailLabel: string;
  phoneLabel: string;
  companyLabel: string;
  /** With the placeholder `{company}`. */
  notBank: string;
  /** With the placeholder `{bank}`: follows that where the company names one. */
  partnerBank: string;
  /** With the placeholders `{company}` and `{cin}`. */
  identity: string;
  /** With the placeholder `{page}`; read out after navigation. */
  pageAnnouncement: string;
  loadingLabel: string;
  /** Beside the QR code of a printed page. */
  scanLabel: string;
  /** Names the breadcrumb trail of product pages. */
  breadcrumbsLabel: string;
}

export interface LoadingErrorContent {
  title: string;
  text: string;
  retryLabel: string;
  retryingLabel: string;
  illustrationAlt: string;
}
