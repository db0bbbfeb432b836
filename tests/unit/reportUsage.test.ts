import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportUsage } from '../../src/app/reportUsage';

const fetch = vi.fn<typeof globalThis.fetch>();
let page: EventTarget & { location: { pathname: string } };

beforeEach(() => {
  page = Object.assign(new EventTarget(), {
    location: { pathname: '/contact' },
    requestIdleCallback: (task: () => void) => task(),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', fetch);
  fetch.mockResolvedValue(new Response());
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetch.mockReset();
});

function open(pathname: string) {
  page.location.pathname = pathname;
  page.dispatchEvent(new Event('app:arrival'));
}

describe('usage reports', () => {
  it('name each opened page by its path alone', () => {
    reportUsage('/usage');
    open('/about');
    expect(fetch.mock.calls.map(([address, init]) => [address, init?.body])).toEqual([
      ['/usage', '{"path":"/contact"}'],
      ['/usage', '{"path":"/about"}'],
    ]);
  });

  it('send no cookie, ask no leave of the host, and outlive the page', () => {
    reportUsage('https://usage.example/opened');
    expect(fetch).toHaveBeenCalledWith(
      'https://usage.example/opened',
      expect.objectContaining({
        method: 'POST',
        credentials: 'omit',
        mode: 'no-cors',
        keepalive: true,
      }),
    );
  });

  it('name a page once while the visitor moves about within it', () => {
    reportUsage('/usage');
    open('/contact');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
