import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

export interface AnnounceServerOptions {
  /** Whether sends go to the mail sandbox. */
  hasSandbox: boolean;
}

/** Prints where the site is to be seen once a server listens, and what of it is simulated. */
export function announceServer({ hasSandbox }: AnnounceServerOptions): Plugin {
  const announce = (server: PreviewServer | ViteDevServer) => {
    server.printUrls = () => {
      const { local = [], network = [] } = server.resolvedUrls ?? {};
      const [address = ''] = local.map((url) => url.replace('//127.0.0.1', '//localhost'));
      const lines = [`Site     ${address}`, ...network.map((url) => `         ${url}`)];
      if (hasSandbox) {
        lines.push(
          `Outbox   ${address}__outbox`,
          '',
          'Simulated: the email service. What the contact form sends stays on this computer and is',
          'shown in the outbox, where you can also make sends fail. Everything else is the real site.',
        );
      }
      if (network.length > 0) {
        const opened = hasSandbox ? 'see the site, read the outbox and change it' : 'see the site';
        lines.push('', `Open to the network: whoever reaches the other addresses can ${opened}.`);
      }
      server.config.logger.info(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
    };
  };
  return {
    name: 'saralpay:announce-server',
    apply: 'serve',
    configureServer: announce,
    configurePreviewServer: announce,
  };
}
