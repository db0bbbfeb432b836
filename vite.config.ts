// Before all that reads the records of languages.
import './build/loadLanguages.ts';

import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { announceOutbox } from './build/announceOutbox.ts';
import { brandImages } from './build/brandImages/brandImages.ts';
import { browserTargets } from './build/browserTargets.ts';
import { checkTranslations } from './build/checkTranslations.ts';
import { compressedCopies } from './build/hosting/compressedCopies.ts';
import { hostFiles } from './build/hosting/hostFiles.ts';
import { illustrations } from './build/illustrations.ts';
import { languageOfBuild } from './build/languageBuilds.ts';
import { licences } from './build/licences.ts';
import { listPlaceholders } from './build/listPlaceholders.ts';
import { mailSandbox } from './build/mailSandbox/mailSandbox.ts';
import { messageCatalogue } from './build/messageCatalogue.ts';
import { offlineWorker } from './build/offline/offlineWorker.ts';
import { pinProduction } from './build/pinProduction.ts';
import { prerender } from './build/prerender.ts';
import { scriptGroups } from './build/scriptGroups.ts';
import { sitePreview } from './build/sitePreview.ts';
import {
  builtVariables,
  problemsOf,
  readVariables,
  requireVariables,
  sandboxVariables,
} from './build/siteVariables.ts';
import { unusedCode } from './build/unusedCode.ts';
import { languages } from './src/content/languages.ts';

/** In development one server has every language; each page takes the one of its URL. */
const languageOfPath = () => ({
  expression: `${JSON.stringify(languages)}.findLast(({ prefix }) => \`\${location.pathname.toLowerCase()}/\`.startsWith(\`\${prefix}/\`)).code`,
});

/** The mode of `npm start`: a production build that sends to the mail sandbox. */
const sandboxMode = 'sandbox';

export default defineConfig(({ command, mode, isPreview }) => {
  const isBuild = command === 'build';
  if (isBuild) pinProduction();
  const given = readVariables(loadEnv(mode, process.cwd(), 'VITE_'));
  const isDevelopment = !isBuild && !isPreview;
  const hasSandbox = mode === sandboxMode || (isDevelopment && !given.VITE_EMAILJS_PUBLIC_KEY);
  const port = Number(process.env.PORT) || 4173;
  const variables = hasSandbox ? { ...given, ...sandboxVariables } : given;
  const called = {
    emailOrigin: variables.VITE_EMAILJS_ORIGIN,
    usageUrl: variables.VITE_USAGE_ADDRESS,
    hasWorker: variables.VITE_OFFLINE !== 'off',
  };

  return {
    appType: isPreview ? 'mpa' : 'spa',
    envPrefix: [...builtVariables],
    define: Object.fromEntries(
      builtVariables.map((name) => [`import.meta.env.${name}`, JSON.stringify(variables[name])]),
    ),
    plugins: [
      react(),
      unusedCode(),
      ...(process.env.VITEST
        ? []
        : [messageCatalogue(isDevelopment ? languageOfPath : languageOfBuild)]),
      checkTranslations(),
      illustrations(),
      ...brandImages(),
      prerender(called),
      offlineWorker(called.hasWorker),
      licences(),
      compressedCopies(),
      hostFiles(),
      requireVariables(problemsOf(variables)),
      ...(hasSandbox ? [] : [listPlaceholders()]),
      ...(isPreview ? [sitePreview()] : []),
      ...(hasSandbox
        ? [
            announceOutbox(),
            mailSandbox({
              publicKey: sandboxVariables.VITE_EMAILJS_PUBLIC_KEY,
              serviceId: sandboxVariables.VITE_EMAILJS_SERVICE_ID,
              templateId: sandboxVariables.VITE_EMAILJS_TEMPLATE_ID,
            }),
          ]
        : []),
    ],
    optimizeDeps: {
      include: [
        '@emailjs/browser',
        '@emotion/cache',
        '@emotion/react',
        '@emotion/styled',
        'formik',
        'react-dom/client',
        'react-router-dom',
        'yup',
      ],
    },
    build: {
      target: browserTargets,
      outDir: mode === sandboxMode ? 'dist-sandbox' : 'dist',
      assetsDir: 'static/media',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'html' ? [] : dependencies,
      },
      rolldownOptions: {
        // Reading a message does nothing, so those of a page can stay out of the application.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: 'static/js/[name]-[hash:6].js',
          chunkFileNames: 'static/js/[name]-[hash:6].js',
          assetFileNames: 'static/media/[name]-[hash:6][extname]',
          codeSplitting: { groups: scriptGroups() },
        },
      },
    },
    server: { port: Number(process.env.PORT) || 5173, host: '127.0.0.1' },
    // A host lets no other site read what it serves; nor does the preview.
    preview: { port, strictPort: true, host: '127.0.0.1', cors: false },
  };
});
