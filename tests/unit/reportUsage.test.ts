import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportUsage } from '../../src/app/reportUsage';

const sendBeacon = vi.fn();
let page: EventTarget & { location: { pathname: string } };

beforeEach(() => {
  page = Object.assign(new EventTarget(), {
    location: { pathname: '/contact' },
    requestIdleCallback: (task: () => void) => task(),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockReset();
});

function open(pathname: string) {
  page.location.pathname = pathname;
  page.dispatchEvent(new Event('app:arrival'));
}

describe('usage reports', () => {
  it('name each opened page by its path alone', () => {
    reportUsage('/usage');
    open('/about');
    expect(sendBeacon.mock.calls).toEqual([
      ['/usage', '{"path":"/contact"}'],
      ['/usage', '{"path":"/about"}'],
    ]);
  });

  it('name a page once while the visitor moves about within it', () => {
    reportUsage('/usage');
    open('/contact');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });
});
