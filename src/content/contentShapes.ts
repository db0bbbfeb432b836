import type { ContactField, contactFields } from './contactFields';
import type { FieldMessage } from './formField';
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

/** The paths of an icon of the site's own family, on a field of 24 by 24. */
export interface IconShapes {
  /** The light tone, below the lines. */
  tone?: string;
  /** What a round pen of two units draws. */
  line?: string;
  /** What is full, for shapes too small for the pen. */
  solid?: string;
}

/** A product as menus and cards show it. */
export interface ProductSummary {
  id: string;
  path: PagePath;
  tone: ProductTone;
  icon: IconShapes;
  name: string;
  /** One line, at most 60 characters. */
  summary: string;
  services: readonly { id: string; name: string; icon: IconShapes }[];
}

/** What a language says of a product wherever it is listed. */
export interface ProductSummaryMessages {
  name: string;
  /** One line, at most 60 characters. */
  summary: string;
  /** The name of each service, by its id. */
  services: Readonly<Record<string, string>>;
}

/** Names of the drawn step images (`art/steps`). */
export type StepIllustration =
  | 'ask'
  | 'bank'
  | 'fingerprint'
  | 'card'
  | 'pin'
  | 'amount'
  | 'cash'
  | 'receipt'
  | 'balance'
  | 'statement'
  | 'bill'
  | 'phone'
  | 'plan'
  | 'journey'
  | 'flight'
  | 'train'
  | 'names'
  | 'ticket-air'
  | 'ticket';

export interface ServiceStep {
  illustration: StepIllustration;
  title: string;
  text: string;
}

export interface ServiceContent {
  /** Also the anchor on the page. */
  id: string;
  name: string;
  /** What the service is, two or three sentences. */
  text: string;
  /** What to bring to the counter. */
  bring: readonly string[];
  steps: readonly ServiceStep[];
}

/** What a language says on the page of a product; loaded with the page. */
export interface ProductPageMessages {
  meta: PageMeta;
  title: string;
  lead: string;
  bringTitle: string;
  stepsTitle: string;
  services: readonly ServiceContent[];
  /** Short facts that keep customers safe; never a fee, rate or limit. */
  safety: {
    title: string;
    points: readonly string[];
    /** Words of the points that lead to another page. */
    links?: readonly LinkContent[];
  };
}

/** What leads from one product page to the next. */
export interface NextProductContent {
  title: string;
  /** Invitation on the card. */
  moreLabel: string;
}

export interface HomeContent {
  meta: PageMeta;
  hero: {
    eyebrow: string;
    title: string;
    text: string;
    startLabel: string;
    joinLabel: string;
    scrollLabel: string;
    illustrationAlt: string;
    receipt: { label: string; amount: string };
  };
  partners: { title: string };
  welcome: {
    eyebrow: string;
    title: string;
    paragraphs: readonly string[];
    illustrationAlt: string;
  };
  stats: { title: string };
  products: { title: string; text: string; moreLabel: string };
  features: {
    title: string;
    cards: readonly {
      id: 'payments' | 'reporting';
      title: string;
      text: string;
      illustrationAlt: string;
    }[];
  };
  join: JoinCallContent;
}

/** The invitation to join that closes several pages. */
export interface JoinCallContent {
  title: string;
  text: string;
  label: string;
}

/** A chapter of the story; also its anchor and the name of its drawing. */
export type ChapterId = 'distance' | 'counter' | 'proof' | 'village-and-city' | 'trust';

export interface AboutContent {
  meta: PageMeta;
  title: string;
  lead: string;
  map: { title: string; text: string; illustrationAlt: string; pauseLabel: string };
  chapters: readonly { id: ChapterId; title: string; paragraphs: readonly string[] }[];
  join: JoinCallContent;
}

export interface ContactContent {
  meta: PageMeta;
  title: string;
  lead: string;
  factsTitle: string;
  registeredLabel: string;
  corporateLabel: string;
  emailLabel: string;
  phoneLabel: string;
  hours: OfficeHoursContent;
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
}

export interface OfficeHoursContent {
  label: string;
  /** BCP 47 tag of these words, for the time of day. */
  locale: string;
  /** How a time of day is told: by AM and PM, or by the part of the day. */
  timeStyle: 'clock' | 'partOfDay';
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
  labels: Readonly<Record<ContactField, string>>;
  submitLabel: string;
  sendingLabel: string;
  notice: NoticeContent;
  scriptless: ScriptlessContent;
}

export interface JoinFormContent {
  title: string;
  text: string;
  labels: Readonly<Record<JoinField, string>>;
  phoneHint: string;
  rolePlaceholder: string;
  submitLabel: string;
  notice: NoticeContent;
  scriptless: ScriptlessContent;
}

/** What is said of a query that was sent or was not. */
type OutcomeMessage = 'sent' | 'failed' | 'hintOffline' | 'hintTooMany' | 'hintOtherWays';

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

export type RoleValue = 'DISTRIBUTOR' | 'MERCHANT' | 'MASTER_DISTRIBUTOR' | 'SUPER_RETAILER';

/** Names of the drawings of what happens after applying (`art/joining`). */
export type JoiningIllustration = 'choose' | 'talk' | 'decide';

export interface JoinContent {
  meta: PageMeta;
  title: string;
  lead: string;
  rolesTitle: string;
  roles: readonly { value: RoleValue; label: string; text: string }[];
  nextTitle: string;
  next: readonly { illustration: JoiningIllustration; title: string; text: string }[];
  form: JoinFormContent;
}

export interface ThanksContent {
  meta: PageMeta;
  title: string;
  /** The specification's sentence, verbatim. */
  text: string;
  help: string;
  illustrationAlt: string;
  links: readonly LinkContent[];
}

export interface NotFoundContent {
  meta: PageMeta;
  title: string;
  text: string;
  linksTitle: string;
  /** The links on either side of those to the products. */
  links: { beforeProducts: readonly LinkContent[]; afterProducts: readonly LinkContent[] };
  illustrationAlt: string;
}

/** A block of a legal section: a paragraph, or a list. */
export type LegalBlock = string | { list: readonly string[] };

export interface LegalSection {
  /** Also the anchor. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalContent {
  meta: PageMeta;
  title: string;
  lead: string;
  version: string;
  /** ISO 8601 date, for example `2026-11-01`. */
  date: string;
  /** BCP 47 tag of this text, for the date. */
  locale: string;
  versionLabel: string;
  dateLabel: string;
  contentsTitle: string;
  sections: readonly LegalSection[];
  /** Names of other pages as the sections write them, word for word, and where they lead. */
  links: readonly LinkContent[];
  /** Beside the text: how to ask about it. */
  questions: { title: string; text: string };
  /** Of a translation: which text prevails, and where it stands. */
  translation?: TranslationContent;
}

/** Said above a translated legal text. */
export interface TranslationContent {
  text: string;
  /** Leads to the same page in English. */
  linkLabel: string;
}

/** Words of the frame around every page. */
export interface SiteFrameContent {
  skipLabel: string;
  homeLabel: string;
  mainNavigationLabel: string;
  productsLabel: string;
  productsPanelLabel: string;
  menuLabel: string;
  /** Names the list of other languages. */
  languagesLabel: string;
  joinLabel: string;
  loginLabel: string;
  footerNavigationLabel: string;
  socialLabel: string;
  supportTitle: string;
  emailLabel: string;
  phoneLabel: string;
  companyLabel: string;
  /** With the placeholders `{company}` and `{cin}`. */
  identity: string;
  /** With the placeholder `{page}`; read out after navigation. */
  pageAnnouncement: string;
  loadingLabel: string;
  /** The breadcrumb trail of product pages. */
  breadcrumbs: { label: string; ancestors: readonly LinkContent[] };
}

export interface LoadingErrorContent {
  title: string;
  text: string;
  retryLabel: string;
  retryingLabel: string;
  illustrationAlt: string;
}
