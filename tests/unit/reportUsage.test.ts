import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportUsage } from '../../src/app/reportUsage';

const sendBeacon = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: (task: () => void) => task() });
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockReset();
});

const start = (address: string) =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });

describe('usage reports', () => {
  it('name each opened page by its path alone', async () => {
    const router = start('/contact?from=card#hours');
    reportUsage(router, '/usage');
    await router.navigate('/about?name=Sunita');
    expect(sendBeacon.mock.calls).toEqual([
      ['/usage', '{"path":"/contact"}'],
      ['/usage', '{"path":"/about"}'],
    ]);
  });

  it('name a page once while the visitor moves about within it', async () => {
    const router = start('/terms');
    reportUsage(router, '/usage');
    await router.navigate('/terms#notices');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });
});
