import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { containerFile, containerIgnoreFile, nginxFolderOf } from './containerFile.ts';
import { readHostedSite } from './hostedSite.ts';
import { headersFile, redirectsFile } from './netlifyFiles.ts';
import { nginxConfig, nginxMainConfig } from './nginxConfig.ts';
import { vercelConfig } from './vercelConfig.ts';

/**
 * Writes what hosting providers must know of a built site, all of it from one table of URLs and headers:
 * into the site what a provider reads there, and beside it what is for nginx and a container.
 */
export async function writeHostFiles(outDir: string): Promise<void> {
  const site = await readHostedSite(outDir);
  await writeAll(outDir, {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    'vercel.json': vercelConfig(site),
  });
  const nginxDir = join(dirname(outDir), nginxFolderOf(basename(outDir)));
  await rm(nginxDir, { recursive: true, force: true });
  await writeAll(nginxDir, {
    'site.conf': nginxConfig(site),
    'nginx.conf': nginxMainConfig('/etc/nginx/site.conf'),
    Containerfile: containerFile(site.folder),
    'Containerfile.dockerignore': containerIgnoreFile(site.folder),
  });
}

async function writeAll(folder: string, files: Record<string, string>) {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
