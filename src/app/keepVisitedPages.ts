import type { VisitMessage } from '../domain/visitMessage';
import { workerUrl } from '../domain/workerUrl';

/** What is used here of Trusted Types, which not every browser has. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (url: string) => string };
}

/** The URL as the content security policy asks for it: by its one policy, which gives this URL alone. */
function trustedWorkerUrl(): string {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL('') ?? workerUrl;
}

/**
 * Registers the worker that keeps pages for a visitor without a network, and tells it which pages are
 * opened: this one, and those that the application opens within it. Where there can be no worker, the
 * site works without.
 */
export async function keepVisitedPages(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(trustedWorkerUrl(), { updateViaCache: 'none' });
  } catch {
    return;
  }
  const tell = async () => {
    const { active } = await serviceWorker.ready;
    const { deployment: buildId = '' } = document.documentElement.dataset;
    const message: VisitMessage = { pathname: window.location.pathname, buildId };
    active?.postMessage(message);
  };
  window.addEventListener('app:arrival', tell);
  await tell();
}
