import { paths } from '../../src/content/paths';

/** One page of each kind: what holds for a product or a legal page holds for all that are made alike. */
export const kindsOfPages = [
  paths.home,
  paths.about,
  paths.contact,
  paths.join,
  paths.microAtm,
  paths.terms,
  paths.thanks,
] as const;
