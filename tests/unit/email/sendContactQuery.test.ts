import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactFields } from '../../../src/content/contactFields';
import { sendContactQuery } from '../../../src/email/sendContactQuery';
import { exampleTexts } from '../../exampleTexts';

const query = {
  ...exampleTexts(contactFields),
  name: 'Asha Devi',
  email: 'asha@shop.example',
  phone: '98765',
  city: 'Gurgaon',
  message: 'नमस्ते',
};

const patient = () => new AbortController().signal;

function answerWith(answer: typeof fetch) {
  const network = vi.fn(answer);
  vi.stubGlobal('fetch', network);
  return network;
}

beforeEach(() => {
  // What the client asks a browser for.
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key');
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template');
  vi.stubEnv('VITE_EMAILJS_ORIGIN', 'https://mail.example');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const bodies = {
  empty: '',
  text: 'OK',
  json: '{"status":200,"text":"OK"}',
  malformed: '{"status":',
  html: '<!doctype html><script>alert(1)</script>',
  huge: 'x'.repeat(5_000_000),
  'not UTF-8': new Uint8Array([0xff, 0xfe, 0xc3, 0x28]),
};
const withoutBody = [204, 205, 304];

type Answer = [status: number, kind: string, body: BodyInit | null];

function answers(statuses: readonly number[]): Answer[] {
  return statuses.flatMap((status): Answer[] => {
    if (withoutBody.includes(status)) return [[status, 'no', null]];
    return Object.entries(bodies).map(([kind, body]) => [status, kind, body]);
  });
}

describe('an answer of the email service', () => {
  it.each(answers([200, 201, 202, 204, 205, 206, 299]))(
    '%i with %s body means sent',
    async (status, _kind, body) => {
      answerWith(async () => new Response(body, { status }));
      await expect(sendContactQuery(query, patient())).resolves.toBeUndefined();
    },
  );

  it.each(
    answers([300, 301, 302, 304, 307, 399, 400, 401, 403, 404, 413, 422, 429, 451, 499, 500, 503]),
  )('%i with %s body means not sent', async (status, _kind, body) => {
    answerWith(async () => new Response(body, { status }));
    await expect(sendContactQuery(query, patient())).rejects.toHaveProperty('status', status);
  });

  it('that is cut off in the middle means not sent', async () => {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('O'));
        controller.error(new TypeError('network error'));
      },
    });
    answerWith(async () => new Response(cut));
    await expect(sendContactQuery(query, patient())).rejects.toThrow('network error');
  });
});

describe('the request', () => {
  it('is made with the query as it is', async () => {
    const network = answerWith(async () => new Response('OK'));
    await sendContactQuery(query, patient());
    const [address, init] = network.mock.lastCall ?? [];
    expect(address).toBe('https://mail.example/api/v1.0/email/send');
    expect(JSON.parse(String(init?.body))).toHaveProperty('template_params', query);
  });

  it.each([
    ['the page’s own address', 'self', 'https://saralpay.example'],
    ['the service', '', 'https://api.emailjs.com'],
  ])('goes to %s where the setting is “%s”', async (_, setting, origin) => {
    vi.stubEnv('VITE_EMAILJS_ORIGIN', setting);
    vi.stubGlobal('window', { location: { origin: 'https://saralpay.example' } });
    const network = answerWith(async () => new Response('OK'));
    await sendContactQuery(query, patient());
    expect(network.mock.lastCall?.[0]).toBe(`${origin}/api/v1.0/email/send`);
  });

  it('is not made once the time is over', async () => {
    const network = answerWith(async () => new Response('OK'));
    const over = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    await expect(sendContactQuery(query, over)).rejects.toHaveProperty('name', 'TimeoutError');
    expect(network).not.toHaveBeenCalled();
  });

  it('waits for the one before, even where that cannot be aborted', async () => {
    const answered: ((response: Response) => void)[] = [];
    const network = answerWith(() => new Promise((resolve) => answered.push(resolve)));
    const controller = new AbortController();
    const first = sendContactQuery(query, controller.signal);
    await vi.waitFor(() => expect(network).toHaveBeenCalledOnce());
    controller.abort();
    const second = sendContactQuery(query, patient());
    // As long as the first is out, the second stays in.
    await new Promise(setImmediate);
    expect(network).toHaveBeenCalledOnce();
    answered[0]?.(new Response('late', { status: 500 }));
    await expect(first).rejects.toHaveProperty('status', 500);
    await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2));
    answered[1]?.(new Response('OK'));
    await expect(second).resolves.toBeUndefined();
  });

  it.each([
    ['headless', { status: 451, text: 'Unavailable For Headless Browser' }],
    ['blocked', { status: 403, text: 'Forbidden' }],
    ['too early', { status: 429, text: 'Too Many Requests' }],
  ])(
    'that the client refuses to make as %s is not made, and the next one is',
    async (why, refusal) => {
      const network = answerWith(async () => new Response('OK'));
      const client = await import('@emailjs/browser');
      const guards = {
        headless: { blockHeadless: true },
        blocked: { blockList: { list: [query.email], watchVariable: 'email' } },
        'too early': { limitRate: { throttle: 60_000 } },
      }[why];
      vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
      const memory = {
        get: async () => String(Date.now()),
        set: async () => {},
        remove: async () => {},
      };
      const guarded = client.send('service', 'template', query, {
        publicKey: 'key',
        storageProvider: memory,
        ...guards,
      });
      await expect(guarded).rejects.toMatchObject(refusal);
      expect(network).not.toHaveBeenCalled();
      await expect(sendContactQuery(query, patient())).resolves.toBeUndefined();
      expect(network).toHaveBeenCalledOnce();
    },
  );
});
