import { vi } from 'vitest';

class Link {
  protocol = 'https:';
  target = '';
  hreflang = '';

  constructor(readonly href: string) {}

  closest = (selector: string) => (selector === 'a' ? this : null);
}

/** Stands in for a window whose page is `address`, and clicks what stands on it. */
export function openWindow(address: string) {
  const page = new EventTarget();
  const phases: unknown[] = [];
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('location', { href: address });
  vi.stubGlobal('addEventListener', (...heard: Parameters<EventTarget['addEventListener']>) => {
    phases.push(typeof heard[2] === 'object' ? heard[2].capture : heard[2]);
    page.addEventListener(...heard);
  });

  function dispatch(type: string, values: object) {
    page.dispatchEvent(
      Object.defineProperties(
        new Event(type),
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
      ),
    );
  }

  return {
    /** Whether each listener gets the event before what stands on the page. */
    phases,
    dispatch,
    click(link: Partial<Link> & { href: string }, keys: Record<string, boolean> = {}) {
      dispatch('click', { target: Object.assign(new Link(link.href), link), ...keys });
    },
  };
}
