import type { about } from '#messages/pages/about';
import type { ProductSummary, ProductSummaryMessages, ProductTone } from './contentShapes';
import { productPath } from './paths.ts';
import type { ProductPageContent } from './productPageRecord';

interface ServiceRecord<Service extends string> {
  /** Also the anchor on the product's page. */
  id: Service;
  /**
   * Id of its symbol in `art/icons.svg`.
   * @default 'counter'
   */
  icon?: string;
}

/** The chapter of About's story that leads to the product. */
type Chapter = keyof typeof about.chapters;

interface ProductRecord<Id extends string, Services extends readonly ServiceRecord<string>[]> {
  /** Also the last part of the path. */
  id: Id;
  tone: ProductTone;
  /**
   * Id of its symbol in `art/icons.svg`.
   * @default 'counter'
   */
  icon?: string;
  chapter: Chapter;
  services: Services;
  /** Loads what the page shows, which must tell of the same services. */
  loadPage: () => Promise<{ page: PageOf<NoInfer<Services>[number]['id']> }>;
}

type PageOf<Service extends string> = ProductPageContent & {
  record: { services: Readonly<Record<Service, unknown>> };
};

interface SummaryOf<Service extends string> extends ProductSummaryMessages {
  services: Readonly<Record<Service, string>>;
}

/** A product whose page is loaded when it is opened. */
export interface Product extends ProductSummary {
  chapter: Chapter;
  loadPage: () => Promise<{ page: ProductPageContent }>;
}

const defaultIcon = 'counter';

/** A product in the language of its messages, which must name each of its services. */
export function productRecord<
  Service extends string,
  const Id extends string,
  const Services extends readonly ServiceRecord<Service>[],
>(
  { name, summary, services: names }: SummaryOf<Service>,
  { services, ...record }: ProductRecord<Id, Services>,
): Product & { id: Id } {
  return {
    icon: defaultIcon,
    ...record,
    path: productPath(record.id),
    name,
    summary,
    services: services.map(({ id, icon = defaultIcon }) => ({ id, icon, name: names[id] })),
  };
}
