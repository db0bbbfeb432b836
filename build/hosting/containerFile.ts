import { containerPlaces } from './nginxConfig.ts';

/** Name of the folder beside the built site that holds what only nginx and the container need. */
export const nginxFolderOf = (siteFolder: string) => `${siteFolder}-nginx`;

/** A container with the built site in it, served by Debian's nginx without privileges. */
export function containerFile(siteFolder: string): string {
  const nginxFolder = nginxFolderOf(siteFolder);
  return `# Made by the build of ${siteFolder}. From the folder above it:
# docker build --file ${nginxFolder}/Containerfile --tag site .
FROM debian:12-slim
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static wget \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/* /etc/nginx/modules-enabled/*
COPY ${nginxFolder}/nginx.conf ${nginxFolder}/site.conf /etc/nginx/
COPY ${siteFolder} ${containerPlaces.root}
# Files keep the mode that a strict umask gave them.
RUN chmod -R a+rX /etc/nginx ${containerPlaces.root}
USER www-data
EXPOSE ${containerPlaces.port}
HEALTHCHECK CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:${containerPlaces.port}/robots.txt"]
CMD ["nginx", "-g", "daemon off;"]
`;
}

/** Keeps everything else of the project out of the container's build. */
export const containerIgnoreFile = (siteFolder: string) =>
  `*\n!${siteFolder}\n!${nginxFolderOf(siteFolder)}\n`;
