import { workerPolicy } from './contentPolicy.ts';
import type { HostedSite } from './hostedSite.ts';
import {
  headersByKind,
  headersOfAll,
  kindOf,
  kindsByFolder,
  policyHeader,
  strictTransportSecurity,
} from './responseHeaders.ts';

/** Headers for one address, or for all that begin alike where it ends with `*`. */
interface HeaderRule {
  address: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The headers of a site for hosting providers that go by rules, all of which serve by https. Where two rules
 * match, some providers join what they set with a comma and others take the later one; so no header
 * stands in two rules that match the same address.
 */
export function headerRules({ pages, looseFiles }: HostedSite): HeaderRule[] {
  return [
    { address: '/*', headers: { ...headersOfAll, ...strictTransportSecurity } },
    ...pages.map(({ path, policy }) => ({
      address: path,
      headers: { ...headersByKind.page, [policyHeader]: policy },
    })),
    ...Object.entries(kindsByFolder).map(([folder, kind]) => ({
      address: `${folder}*`,
      headers: headersByKind[kind],
    })),
    ...looseFiles.map((file) => ({
      address: `/${file}`,
      headers: {
        ...headersByKind[kindOf(file)],
        ...(kindOf(file) === 'worker' && { [policyHeader]: workerPolicy }),
      },
    })),
  ];
}
