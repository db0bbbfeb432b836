import { afterEach, describe, expect, it, vi } from 'vitest';
import { withAbortableFetch } from '../../../src/email/withAbortableFetch';

const sendAddress = 'https://mail.example/api/v1.0/email/send';

/** A network on which nothing answers; a request ends with its signal alone. */
function silentNetwork() {
  return vi.fn<typeof fetch>(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
}

function install(network: typeof fetch) {
  vi.stubGlobal('fetch', network);
  return network;
}

const post = () => fetch(sendAddress, { method: 'POST', body: '{}' });

afterEach(() => vi.unstubAllGlobals());

describe('the fetch of the email client', () => {
  it('ends with the signal, for its reason', async () => {
    install(silentNetwork());
    const controller = new AbortController();
    const sending = withAbortableFetch(controller.signal, post);
    controller.abort(new DOMException('late', 'TimeoutError'));
    await expect(sending).rejects.toHaveProperty('name', 'TimeoutError');
  });

  it('passes on what the client asks for, and follows no redirect', async () => {
    const network = install(silentNetwork());
    const { signal } = new AbortController();
    void withAbortableFetch(signal, post);
    expect(network).toHaveBeenCalledExactlyOnceWith(sendAddress, {
      method: 'POST',
      body: '{}',
      signal,
      redirect: 'error',
    });
  });

  it('is the window’s again as soon as the request is made', () => {
    const network = install(silentNetwork());
    void withAbortableFetch(new AbortController().signal, post);
    expect(fetch).toBe(network);
  });

  it('is the window’s again where the client refuses before it makes a request', async () => {
    const network = install(silentNetwork());
    const refused = withAbortableFetch(new AbortController().signal, () => Promise.reject('451'));
    await expect(refused).rejects.toBe('451');
    expect(fetch).toBe(network);
  });

  it('leaves requests to other addresses alone', () => {
    const network = install(silentNetwork());
    void withAbortableFetch(new AbortController().signal, () => fetch('/about'));
    expect(network).toHaveBeenLastCalledWith('/about', undefined);
  });

  it('leaves the next request to the service alone, also for who has kept the function', () => {
    const network = install(silentNetwork());
    let kept = fetch;
    void withAbortableFetch(new AbortController().signal, () => {
      kept = fetch;
      return post();
    });
    void kept(sendAddress);
    expect(network).toHaveBeenLastCalledWith(sendAddress, undefined);
  });

  it('does not undo what another script has made of it meanwhile', async () => {
    install(silentNetwork());
    const theirs = silentNetwork();
    const sending = withAbortableFetch(new AbortController().signal, async () => {
      install(theirs);
    });
    await sending;
    expect(fetch).toBe(theirs);
  });

  it('is used as it is where it cannot be replaced', async () => {
    const network = vi.fn<typeof fetch>(async () => new Response('OK'));
    const own = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
    Object.defineProperty(globalThis, 'fetch', {
      value: network,
      writable: false,
      configurable: true,
    });
    try {
      const answer = await withAbortableFetch(new AbortController().signal, post);
      expect(await answer.text()).toBe('OK');
      expect(network).toHaveBeenCalledOnce();
    } finally {
      if (own) Object.defineProperty(globalThis, 'fetch', own);
    }
  });
});
