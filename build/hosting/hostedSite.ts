import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { policyHeaderOf } from './contentPolicy.ts';
import { answerFor, notFoundFiles, pageFiles } from './urls.ts';

/** What a hosting provider’s configuration is made from. */
export interface HostedSite {
  /** Name of the folder that holds the built site. */
  folder: string;
  pages: readonly HostedPage[];
  /** The page of each language for every address below a prefix that has none, the usual one first. */
  notFound: readonly (Omit<HostedPage, 'path'> & { prefix: string })[];
  /** Files beside the pages that belong to no folder, as browsers and crawlers ask for them. */
  looseFiles: readonly string[];
}

export interface HostedPage {
  /** Canonical path. */
  path: string;
  /** File below the site's root. */
  file: string;
  /** Its content security policy, as a header. */
  policy: string;
}

/** Reads what hosting providers must know of a built site. */
export async function readHostedSite(outDir: string): Promise<HostedSite> {
  const policyOf = async (file: string) =>
    policyHeaderOf(await readFile(join(outDir, file), 'utf8'));
  const entries = await readdir(outDir, { withFileTypes: true });
  return {
    folder: basename(outDir),
    pages: await Promise.all(
      [...pageFiles].map(async ([path, file]) => ({ path, file, policy: await policyOf(file) })),
    ),
    notFound: await Promise.all(
      notFoundFiles.map(async (page) => ({ ...page, policy: await policyOf(page.file) })),
    ),
    looseFiles: entries
      .filter((entry) => entry.isFile() && answerFor(`/${entry.name}`).kind === 'file')
      .map(({ name }) => name),
  };
}
