import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/** Says where the outbox of the mail sandbox is once a server listens, and who can read it. */
export function announceOutbox(): Plugin {
  const announce = (server: PreviewServer | ViteDevServer) => {
    const { printUrls } = server;
    server.printUrls = () => {
      printUrls();
      const { local = [], network = [] } = server.resolvedUrls ?? {};
      const readers =
        network.length > 0 ? 'whoever reaches these addresses' : 'this computer alone';
      server.config.logger.info(`  ➜  Outbox:  ${local[0]}__outbox, for ${readers}`);
    };
  };
  return {
    name: 'saralpay:announce-outbox',
    apply: 'serve',
    configureServer: announce,
    configurePreviewServer: announce,
  };
}
