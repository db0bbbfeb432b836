import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { containerFile, containerIgnoreFile, nginxFolderOf } from './containerFile.ts';
import { headersFile, redirectsFile } from './netlifyFiles.ts';
import { nginxConfig, nginxMainConfig } from './nginxConfig.ts';
import { vercelConfig } from './vercelConfig.ts';

/**
 * Writes the configuration of each hosting provider, all of it from the same URLs and headers: into the site
 * what a provider reads there, and beside it what is for nginx and a container.
 */
export function hostFiles(): Plugin {
  return {
    name: 'saralpay:host-files',
    apply: 'build',
    async buildApp({ config: { root, build } }) {
      const outDir = resolve(root, build.outDir);
      const folder = basename(outDir);
      const nginxDir = join(dirname(outDir), nginxFolderOf(folder));
      const files = {
        [join(outDir, '_headers')]: headersFile(),
        [join(outDir, '_redirects')]: redirectsFile(),
        [join(outDir, 'vercel.json')]: vercelConfig(),
        [join(nginxDir, 'site.conf')]: nginxConfig(),
        [join(nginxDir, 'nginx.conf')]: nginxMainConfig('/etc/nginx/site.conf'),
        [join(nginxDir, 'Containerfile')]: containerFile(folder),
        [join(nginxDir, 'Containerfile.dockerignore')]: containerIgnoreFile(folder),
      };
      await rm(nginxDir, { recursive: true, force: true });
      await mkdir(nginxDir);
      for (const [file, content] of Object.entries(files)) await writeFile(file, content);
    },
  };
}
