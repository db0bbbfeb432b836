import type { officeHours } from '#messages/officeHours';
import type { contact } from '#messages/pages/contact';
import type { help } from '#messages/pages/help';
import type { join } from '#messages/pages/join';
import type { siteFrame } from '#messages/siteFrame';
import type { contactFields } from './contactFields';
import type { FieldMessage } from './formField';
import type { joinFields } from './joinFields';
import type { PagePath } from './paths';
import type { Words } from './translation';

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

/** The messages that sections, forms and atoms are handed, as the first language has them. */
export type ContactContent = Words<typeof contact>;
export type ContactFormContent = ContactContent['form'];
export type JoinFormContent = Words<typeof join>['form'];
export type NoticeContent = ContactFormContent['notice'];
export type OfficeHoursContent = Words<typeof officeHours>;
export type ReversalCalculatorContent = Words<typeof help>['money']['calculator'];
export type SiteFrameContent = Words<typeof siteFrame>;
